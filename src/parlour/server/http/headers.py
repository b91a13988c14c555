"""The headers every answer carries."""

HEADERS = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "font-src 'self'",
            "img-src 'self' blob:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "Server": "Parlour",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

PARTS = ("text/javascript", "text/css", "font/woff2", "image/png", "image/svg+xml")
"""Of a page, drawn or written by us: what guards a page is idle with them, and as large."""
HEADERS_OF_PARTS = {
    name: HEADERS[name]
    for name in ("Cross-Origin-Resource-Policy", "Server", "X-Content-Type-Options")
}
