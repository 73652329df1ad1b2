"""Doctor Who: Time of the Daleks, played in full."""
