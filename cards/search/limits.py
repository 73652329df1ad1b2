"""How large a query may be. What is over a limit is an error of the query, never of the server."""

# Characters of a whole query.
MAX_LENGTH = 2000
# Groups and negations inside one another.
MAX_DEPTH = 32
# Values to compare with, alternatives counted one by one.
MAX_TERMS = 64
# Characters of one value after folding (one character may fold to eighteen).
MAX_VALUE = 200
# Characters and memory of one regular expression, and how many a query may hold.
MAX_PATTERN = 200
MAX_PATTERN_MEMORY = 256 * 1024
MAX_PATTERNS = 4
# Largest number to compare with; it fits the integer column of every database.
MAX_NUMBER = 10**15
# Single comparisons after keys were looked up in every game searched.
MAX_CHECKS = 600
