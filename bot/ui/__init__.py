"""What Discord shows: screens, the router of clicks, the presenter of tables, private hands."""
