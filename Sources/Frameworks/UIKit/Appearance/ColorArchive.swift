import EspalierViews
public import Foundation

extension UIColor: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    /// Writes the components in sRGB, those of both schemes for a color that differs in them.
    public final func encode(with coder: NSCoder) {
        ColorArchive.write(color, to: coder)
    }
}

/// A color in an archive: its components in sRGB in the light scheme, and those in the dark one if they differ.
enum ColorArchive {
    private static let (light, dark) = ("UIColorComponents", "UIColorDarkComponents")

    static func write(_ color: Color, to coder: NSCoder) {
        let components = [ColorScheme.light, .dark].map { scheme in
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            return color.resolve(in: environment)
        }
        coder.encode(data(of: components[0]), forKey: light)
        if components[1] != components[0] { coder.encode(data(of: components[1]), forKey: dark) }
    }

    static func color(from coder: NSCoder) -> Color? {
        guard let light = components(light, coder) else { return nil }
        guard let dark = components(dark, coder) else { return Color(light) }
        return UIColor { UIColor(Color($0.userInterfaceStyle == .dark ? dark : light)) }.color
    }

    /// Four numbers of 32 bits, the lowest byte first.
    private static func data(of color: Color.Resolved) -> NSData {
        var data = Data()
        for component in [color.red, color.green, color.blue, color.opacity] {
            withUnsafeBytes(of: component.bitPattern.littleEndian) { data.append(contentsOf: $0) }
        }
        return data as NSData
    }

    private static func components(_ key: String, _ coder: NSCoder) -> Color.Resolved? {
        guard coder.containsValue(forKey: key),
            let data = coder.decodeObject(of: NSData.self, forKey: key) as Data?, data.count == 16
        else { return nil }
        let numbers = data.withUnsafeBytes { bytes in
            (0..<4).map { index in
                Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
            }
        }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        return Color.Resolved(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    }
}
