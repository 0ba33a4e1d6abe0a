"""Notifications to people whose turn it is: Web Push and webhooks."""
