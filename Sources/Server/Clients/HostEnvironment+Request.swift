import EspalierViews
import Foundation

extension HostEnvironment {
    /// The window of a request for a new page. It comes from `?size=390x844`, the browser's last report, client hints,
    /// or else the kind of browser.
    init(_ request: HTTPRequest) {
        let headers = request.headers
        let agent = headers[.userAgent] ?? ""
        let isMobile = agent.contains("Mobi") || agent.contains("iPhone")
        // Chrome on Android reports the width of pages without a viewport, whatever the screen is.
        let reportsDefault =
            agent.contains("Android")
            && HostEnvironment.number(headers[.viewportWidth]) == HostEnvironment.defaultViewportWidth
        self.init(
            size: isMobile ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 768),
            languages: HostEnvironment.languages(headers[.acceptLanguage]), timeZone: ZoneCookie.zone(in: headers))
        isSizeGuessed = true
        let hints = WindowReport(
            width: reportsDefault ? nil : HostEnvironment.number(headers[.viewportWidth]),
            height: reportsDefault ? nil : HostEnvironment.number(headers[.viewportHeight]),
            isDark: headers[.colorScheme].map { $0.contains("dark") },
            reducesMotion: headers[.reducedMotion].map { $0.contains("reduce") },
            displayScale: HostEnvironment.number(headers[.pixelRatio]))
        self = hints.apply(to: self)
        if let report = WindowMemory.report(cookies: headers[.cookie], isSecure: request.isSecure) {
            self = report.apply(to: self)
        }
        if let size = request.query["size"]?.split(separator: "x"), size.count == 2 {
            let requested = WindowReport(
                width: HostEnvironment.number(String(size[0])), height: HostEnvironment.number(String(size[1])))
            self = requested.apply(to: self)
        }
    }

    /// The width for which browsers of phones lay out a page that sets no viewport.
    private static let defaultViewportWidth = 980.0

    private static func number(_ text: String?) -> Double? {
        text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The tags of an `Accept-Language` header, the preferred one first; English if there is none.
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
        // The sort is stable: equal tags keep the header's order.
        let sorted = tags.sorted { $0.quality > $1.quality }.map(\.tag)
        return sorted.isEmpty ? ["en"] : sorted
    }
}
