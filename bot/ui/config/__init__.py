"""What administrators set for their server: screens, forms, and what a sent form does."""
