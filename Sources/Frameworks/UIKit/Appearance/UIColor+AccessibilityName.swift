import Foundation

extension UIColor {
    /// A description of the color in English words, such as “dark blue”, in the scheme of the page that runs.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        guard alpha > 0 else { return "transparent" }
        let name = Self.name(hue * 360, saturation, brightness)
        return alpha < 0.9 ? "\(name), translucent" : name
    }

    private static func name(_ degrees: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> String {
        if brightness < 0.1 { return "black" }
        if saturation < 0.1 {
            switch brightness {
            case 0.95...: return "white"
            case 0.7..<0.95: return "light gray"
            case 0.35..<0.7: return "gray"
            default: return "dark gray"
            }
        }
        // A dark orange has a name of its own.
        if degrees >= 15, degrees < 45, brightness < 0.7 { return brightness < 0.4 ? "dark brown" : "brown" }
        let names: [(end: CGFloat, name: String)] = [
            (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"),
            (290, "purple"), (345, "pink"), (.infinity, "red"),
        ]
        let name = names.first { degrees < $0.end }?.name ?? "red"
        if brightness < 0.55 { return "dark \(name)" }
        return saturation < 0.5 ? "light \(name)" : name
    }
}
