"""What finished games leave behind: mementos, statistics, honours, galleries; exporting and erasing it."""
