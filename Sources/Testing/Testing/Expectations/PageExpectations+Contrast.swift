import EspalierAutomation
import EspalierDisplayTree
import EspalierPictures
import EspalierViews
import Foundation

extension PageExpectations {
    /// Expects a contrast between each visible text and its background (WCAG 2.2, 1.4.3).
    ///
    /// The background of a text is the most frequent color of its area in a picture of the page. Texts of disabled controls, and texts
    /// that are painted with gradients, do not count.
    ///
    /// - Parameters:
    ///   - ratio: The least ratio, from 1 to 21; 4.5 by WCAG.
    ///   - large: The least ratio of large texts: of 24 points, or of 18.66 points in bold; 3 by WCAG, and never more than `ratio`.
    public func contrast(
        _ ratio: Double, large: Double = 3, file: StaticString = #filePath, line: UInt = #line
    ) {
        let place = SourcePlace(file, line)
        _ = elements(at: place)
        guard let picture = page.driver.bitmap(scale: 1) else { return fail("the page has no picture", at: place) }
        var faults: [String] = []
        for text in page.driver.displayTree.shownTexts(isDark: page.browser.colorScheme == .dark) {
            guard !text.isDisabled, let style = text.text.firstStyle, case .color(let color) = style.paint else {
                continue
            }
            let area = text.frame.intersection(text.window)
            guard !area.isNull, area.width >= 1, area.height >= 1, let ground = picture.mostFrequentColor(in: area)
            else {
                continue
            }
            let letters = RelativeColor(
                ColorComponents(color, isDark: text.isDark), opacity: text.opacity, over: ground)
            let found = letters.contrast(to: ground)
            let isLarge = style.font.size >= 24 || style.font.size >= 18.66 && style.font.weight >= 700
            let least = isLarge ? min(ratio, large) : ratio
            if found >= least - 0.005 { continue }
            faults.append(
                "\(text.excerpt) at (\(ElementSnapshot.number(text.frame.minX)), \(ElementSnapshot.number(text.frame.minY))) has "
                    + "\(Self.rounded(found)) : 1, \(letters.hexadecimal) on \(ground.hexadecimal)")
        }
        fail(
            { "\($0 == 1 ? "A text has" : "\($0) texts have") a contrast below \(Self.rounded(ratio)) : 1" }, faults,
            at: place)
    }

    private static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}

/// An opaque color by its sRGB components, 0…1.
struct RelativeColor: Hashable {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// A color as it looks on another one.
    init(_ color: ColorComponents, opacity: Double, over ground: RelativeColor) {
        let share = Double(color.opacity) * opacity
        red = Double(color.red) * share + ground.red * (1 - share)
        green = Double(color.green) * share + ground.green * (1 - share)
        blue = Double(color.blue) * share + ground.blue * (1 - share)
    }

    /// The relative luminance (WCAG 2.2).
    var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio (WCAG 2.2), from 1 to 21.
    func contrast(to other: RelativeColor) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The color as `#1a2b3c`.
    var hexadecimal: String {
        "#"
            + [red, green, blue].map { part in
                let byte = Int((min(max(part, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}

extension Bitmap {
    /// The most frequent color of an area in pixels; nil for an area outside.
    func mostFrequentColor(in area: CGRect) -> RelativeColor? {
        let area = area.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, !area.isEmpty else { return nil }
        let counts = withPixels { pixels, stride in
            var counts: [UInt32: Int] = [:]
            for y in Int(area.minY)..<Int(area.maxY) {
                for x in Int(area.minX)..<Int(area.maxX) {
                    let at = y * stride + x * 4
                    let color = UInt32(pixels[at + 2]) << 16 | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at])
                    counts[color, default: 0] += 1
                }
            }
            return counts
        }
        guard let color = counts?.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
        return RelativeColor(
            red: Double(color >> 16) / 255, green: Double(color >> 8 & 255) / 255, blue: Double(color & 255) / 255)
    }
}
