"""Tables on the network: HTTP and WebSocket, accounts, store, jobs and bot workers."""
