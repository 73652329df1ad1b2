"""Questions about jobs: order, progress, access."""
