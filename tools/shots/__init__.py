"""Photographs of the playground: who plays, what is worth a picture, and how it is kept small."""
