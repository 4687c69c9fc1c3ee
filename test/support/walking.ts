// Marks a test file that walks every operation, by its import: on PostgreSQL it tests the built server.
