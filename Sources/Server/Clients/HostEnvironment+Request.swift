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
        let tags = header.map(LanguageRanges.tags) ?? []
        return tags.isEmpty ? ["en"] : tags
    }
}
