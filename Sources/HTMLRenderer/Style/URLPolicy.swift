package import EspalierDisplayTree

/// Decides which URLs from values a page may contain: relative ones, and those with schemes that cannot run scripts.
package enum URLPolicy {
    private static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "ftp"]

    /// Whether a link may lead to `url`. Browsers ignore control characters and white space before and inside a scheme,
    /// so they are removed first.
    package static func isAllowed(_ url: String) -> Bool {
        guard let scheme = scheme(of: url) else { return true }
        return allowedSchemes.contains(scheme)
    }

    /// Whether an app may ask the browser for it.
    package static func allows(_ opening: DisplayOpening) -> Bool {
        if case .url(let url) = opening { isAllowed(url) } else { true }
    }

    /// Whether an image may be loaded from `url`: from the URLs allowed for links, or from image data.
    package static func isAllowedForImage(_ url: String) -> Bool {
        guard let scheme = scheme(of: url) else { return true }
        if scheme == "data" { return url.utf8.starts(with: "data:image/".utf8) }
        return allowedSchemes.contains(scheme) || scheme == "blob"
    }

    /// The scheme in lower case; nil for a relative URL.
    private static func scheme(of url: String) -> String? {
        var scheme = ""
        for scalar in url.unicodeScalars where scalar.value > 32 && !(0x7F...0xA0).contains(scalar.value) {
            switch scalar {
            case ":": return scheme.lowercased()
            case "/", "?", "#": return nil
            default: scheme.unicodeScalars.append(scalar)
            }
        }
        return nil
    }
}
