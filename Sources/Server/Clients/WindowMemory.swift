import EspalierViews
import Foundation

/// What a browser reported of its window, remembered by the browser itself: a cookie that says nothing of who it is, so that
/// the next page comes in the right size at once.
enum WindowMemory {
    static let name = "espalier-window"

    /// The cookie's value: width, height, dark, text scale, reduced motion, pixel ratio.
    static func value(of host: HostEnvironment) -> String {
        [
            number(host.size.width), number(host.size.height), host.prefersDarkScheme ? "1" : "0",
            number(host.textScale), host.reducesMotion ? "1" : "0", number(host.displayScale),
        ].joined(separator: "_")
    }

    static func header(for host: HostEnvironment) -> HTTPResponse.Header {
        HTTPResponse.Header(
            "Set-Cookie", "\(name)=\(value(of: host)); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict")
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    /// What a `Cookie` header remembers; nil where it holds none of ours.
    static func report(cookies: String?) -> WindowReport? {
        guard let cookies else { return nil }
        for cookie in cookies.split(separator: ";") {
            let halves = cookie.trimmed.split(separator: "=", maxSplits: 1)
            guard halves.count == 2, halves[0] == name[...] else { continue }
            let parts = halves[1].split(separator: "_").map { Double($0).flatMap { $0.isFinite ? $0 : nil } }
            guard parts.count == 6, parts.allSatisfy({ $0 != nil }) else { return nil }
            return WindowReport(
                width: parts[0], height: parts[1], isDark: parts[2] == 1, textScale: parts[3],
                reducesMotion: parts[4] == 1, displayScale: parts[5])
        }
        return nil
    }
}

extension HostEnvironment {
    /// What is known of the window that a request for a new page comes from: by `?size=390x844`, by what this browser
    /// reported last, by client hints, else by the kind of browser.
    init(_ request: HTTPRequest) {
        let headers = request.headers
        let isMobile = headers[.userAgent].map { $0.contains("Mobi") || $0.contains("iPhone") } ?? false
        self.init(
            size: isMobile ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 768),
            languages: HostEnvironment.languages(headers[.acceptLanguage]))
        let hints = WindowReport(
            width: HostEnvironment.number(headers[.viewportWidth]),
            height: HostEnvironment.number(headers[.viewportHeight]),
            isDark: headers[.colorScheme].map { $0.contains("dark") },
            reducesMotion: headers[.reducedMotion].map { $0.contains("reduce") },
            displayScale: HostEnvironment.number(headers[.pixelRatio]))
        self = hints.apply(to: self)
        if let report = WindowMemory.report(cookies: headers[.cookie]) { self = report.apply(to: self) }
        if let size = request.query["size"]?.split(separator: "x"), size.count == 2 {
            let asked = WindowReport(
                width: HostEnvironment.number(String(size[0])), height: HostEnvironment.number(String(size[1])))
            self = asked.apply(to: self)
        }
    }

    private static func number(_ text: String?) -> Double? {
        text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The tags of an `Accept-Language` header, the preferred one first; English where there is none.
    static func languages(_ header: String?) -> [String] {
        guard let header else { return ["en"] }
        var tags: [(tag: String, quality: Double)] = []
        for item in header.split(separator: ",").prefix(10) {
            let parts = item.split(separator: ";")
            guard let tag = parts.first?.trimmed, tag.utf8.count <= 35, tag.first?.isLetter == true,
                tag.utf8.allSatisfy({
                    $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isLetter || (0x30...0x39).contains($0)
                })
            else { continue }
            let wanted = qualityParameter(of: parts.dropFirst())
            if wanted > 0 { tags.append((String(tag), wanted)) }
        }
        // The sort is stable: equals keep the header's order.
        let sorted = tags.sorted { $0.quality > $1.quality }.map(\.tag)
        return sorted.isEmpty ? ["en"] : sorted
    }
}
