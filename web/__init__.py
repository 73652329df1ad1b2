"""What the pages and the API of every app share; it knows no app and has no tables."""
