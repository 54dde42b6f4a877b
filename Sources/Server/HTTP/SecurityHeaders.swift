/// The security headers of every response.
enum SecurityHeaders {
    static let all: [HTTPResponse.Header] = [
        // Scripts, styles and fonts come only from this server, and there are no inline scripts.
        HTTPResponse.Header(
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
                + "img-src 'self' data: https: http:; "
                + "object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'"),
        HTTPResponse.Header("X-Content-Type-Options", "nosniff"),
        HTTPResponse.Header("Referrer-Policy", "same-origin"),
        HTTPResponse.Header("Cross-Origin-Opener-Policy", "same-origin"),
        HTTPResponse.Header("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}
