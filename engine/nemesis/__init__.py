"""Doctor Who: Nemesis: villains with schemes of their own, two to four of them at one table."""
