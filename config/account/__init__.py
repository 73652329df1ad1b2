"""What an account holder may do with the account as a whole: take the data, or leave."""
