import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The window that a page's script reports in a `resize` event. Omitted members stay unchanged.
struct WindowReport: Sendable, Equatable {
    var width: Double?
    var height: Double?
    var isDark: Bool?
    var textScale: Double?
    var reducesMotion: Bool?
    var displayScale: Double?
    var increasesContrast: Bool?
    var safeArea: EdgeInsets?

    /// The lengths of windows, in CSS pixels: from the smallest that a browser has, in which each letter is a line of its own at the
    /// largest scale of texts, to twice the screens of today.
    static let lengths = 64.0...8192.0
    /// The scales of texts: browsers have sizes from 9 to 72 pixels.
    static let textScales = 0.5...4.5
    /// The scales of screens, multiplied by the zoom of the browser, from a quarter to five times.
    static let displayScales = 0.25...8.0
}

extension WindowReport {
    init(_ value: JSONValue, at index: Int) throws(Problem) {
        guard case .object = value else {
            throw Problem(
                .unprocessableContent,
                "Event \(index): the value of \"resize\" must be an object with the changed measurements.")
        }
        func number(_ name: String) throws(Problem) -> Double? {
            guard let member = value[name], member != .null else { return nil }
            guard let number = member.number else {
                throw Problem(.unprocessableContent, "Event \(index): \"\(name)\" of \"resize\" must be a number.")
            }
            return number
        }
        func bool(_ name: String) throws(Problem) -> Bool? {
            guard let member = value[name], member != .null else { return nil }
            guard let bool = member.bool else {
                throw Problem(.unprocessableContent, "Event \(index): \"\(name)\" of \"resize\" must be true or false.")
            }
            return bool
        }
        self.init(
            width: try number(Wire.Window.width), height: try number(Wire.Window.height),
            isDark: try bool(Wire.Window.isDark),
            textScale: try number(Wire.Window.textScale), reducesMotion: try bool(Wire.Window.reducesMotion),
            displayScale: try number(Wire.Window.displayScale),
            increasesContrast: try bool(Wire.Window.increasesContrast))
        guard case .array(let insets)? = value[Wire.Window.safeArea] else { return }
        let lengths = insets.compactMap(\.number).map { min(max($0, 0), 1000) }
        guard insets.count == 4, lengths.count == 4 else {
            throw Problem(
                .unprocessableContent,
                "Event \(index): \"\(Wire.Window.safeArea)\" of \"resize\" must be four numbers: top, right, bottom, left."
            )
        }
        safeArea = EdgeInsets(top: lengths[0], leading: lengths[3], bottom: lengths[2], trailing: lengths[1])
    }

    /// The environment with the reported values, each clamped to its range.
    func apply(to host: HostEnvironment) -> HostEnvironment {
        var host = host
        if width != nil { host.isSizeGuessed = false }
        if let width { host.size.width = width.clamped(to: Self.lengths) }
        if let height { host.size.height = height.clamped(to: Self.lengths) }
        if let isDark { host.prefersDarkScheme = isDark }
        if let textScale { host.textScale = textScale.clamped(to: Self.textScales) }
        if let reducesMotion { host.reducesMotion = reducesMotion }
        if let displayScale { host.displayScale = displayScale.clamped(to: Self.displayScales) }
        if let increasesContrast { host.increasesContrast = increasesContrast }
        if let safeArea { host.safeAreaInsets = safeArea }
        return host
    }
}

extension WindowReport {
    /// This report and a later one as one.
    func merging(_ later: WindowReport) -> WindowReport {
        WindowReport(
            width: later.width ?? width, height: later.height ?? height, isDark: later.isDark ?? isDark,
            textScale: later.textScale ?? textScale, reducesMotion: later.reducesMotion ?? reducesMotion,
            displayScale: later.displayScale ?? displayScale,
            increasesContrast: later.increasesContrast ?? increasesContrast, safeArea: later.safeArea ?? safeArea)
    }

    /// Whether reports can lead to this environment.
    static func holds(_ host: HostEnvironment) -> Bool {
        let insets = host.safeAreaInsets
        return lengths.contains(host.size.width) && lengths.contains(host.size.height)
            && textScales.contains(host.textScale) && displayScales.contains(host.displayScale)
            && host.timeZone.map(ZoneCookie.isKnown) != false
            && [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy { (0...1000).contains($0) }
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
