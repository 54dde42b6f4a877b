import EspalierDisplayTree
import Foundation

/// The figures of an icon: paths, and some circles and rectangles.
struct SVGFigures {
    struct Figure {
        var outline: DisplayOutline
        /// The frame of a circle or rectangle.
        var frame: CGRect?
        var usesEvenOddRule = false
    }

    private(set) var figures: [Figure] = []

    init(_ markup: [UInt8]) {
        for element in String(decoding: markup, as: UTF8.self).split(separator: "<") {
            func value(_ name: String) -> Substring? {
                guard let start = element.range(of: " \(name)=\"")?.upperBound else { return nil }
                return element[start...].prefix { $0 != "\"" }
            }
            func number(_ name: String) -> CGFloat {
                value(name).flatMap { Double(String($0)) }.map { CGFloat($0) } ?? 0
            }
            if element.hasPrefix("path"), let data = value("d"), let path = SVGPath(data.utf8)?.path {
                figures.append(Figure(outline: .path(path), usesEvenOddRule: value("fill-rule") == "evenodd"))
            } else if element.hasPrefix("circle") {
                let radius = number("r")
                figures.append(
                    Figure(
                        outline: .ellipse,
                        frame: CGRect(
                            x: number("cx") - radius, y: number("cy") - radius, width: radius * 2, height: radius * 2)))
            } else if element.hasPrefix("rect") {
                figures.append(
                    Figure(
                        outline: .roundedRectangle(radius: number("rx")),
                        frame: CGRect(
                            x: number("x"), y: number("y"), width: number("width"), height: number("height"))))
            }
        }
    }
}
