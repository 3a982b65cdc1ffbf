// nothing is known of it
