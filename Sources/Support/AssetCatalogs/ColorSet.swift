import Foundation

/// A color of a catalog, with its variants.
package struct ColorSet: Hashable, Sendable {
    private struct Variant: Hashable {
        let condition: AssetCondition
        let color: AssetColor
    }

    private let variants: [Variant]

    /// Whether no variant has a color, as for the accent color of a new project.
    package var isEmpty: Bool { variants.isEmpty }

    init(_ contents: AssetContents, path: String) throws(AssetFault) {
        var variants: [Variant] = []
        for item in contents.colors ?? [] {
            guard let description = item.color else { continue }
            variants.append(
                Variant(
                    condition: AssetCondition(item), color: try AssetColor(description, path: path + "/Contents.json")))
        }
        self.variants = variants
    }

    /// The color for an appearance; nil if no variant is for it.
    ///
    /// - Parameter isWideGamut: Whether to prefer a variant for the gamut of Display P3. Otherwise such a variant is
    ///   used only if there is no other.
    package func color(for appearance: AssetAppearance, isWideGamut: Bool = false) -> AssetColor? {
        variants.best { variant in
            variant.condition.rank(for: appearance).map {
                $0 * 2 + (variant.condition.isWideGamut == isWideGamut ? 1 : 0)
            }
        }?.color
    }
}

/// A color as a catalog describes it.
package enum AssetColor: Hashable, Sendable {
    /// Components in a space, usually 0…1, and an opacity.
    case components(AssetColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    /// A color of the system, such as `systemBlueColor` or `labelColor`.
    case system(String)

    init(_ description: AssetContents.ColorDescription, path: String) throws(AssetFault) {
        if let reference = description.reference {
            self = .system(reference)
            return
        }
        let components = description.components ?? [:]
        func number(_ name: String, isOpacity: Bool = false) throws(AssetFault) -> Double {
            guard let text = components[name]?.text else {
                if isOpacity { return 1 }
                throw AssetFault(file: path, reason: "a color has no component \(name)")
            }
            guard let number = AssetColor.number(text, isOpacity: isOpacity) else {
                throw AssetFault(file: path, reason: "the component \(name) is '\(text)', which is not a number")
            }
            return number
        }
        let opacity = try number("alpha", isOpacity: true)
        guard let space = AssetColorSpace(description.space ?? "srgb") else {
            throw AssetFault(file: path, reason: "the color space '\(description.space ?? "")' is unknown")
        }
        if components["white"] != nil {
            let white = try number("white")
            self = .components(space, red: white, green: white, blue: white, opacity: opacity)
        } else {
            self = .components(
                space, red: try number("red"), green: try number("green"), blue: try number("blue"), opacity: opacity)
        }
    }

    /// The number of a component. Xcode writes it as 0…1 with a decimal point, as an integer of 0…255, or in
    /// hexadecimal digits. An opacity is a fraction in any case.
    static func number(_ text: String, isOpacity: Bool) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if let integer = Int(text), !isOpacity || integer > 1 { return Double(integer) / 255 }
        guard let number = Double(text), number.isFinite else { return nil }
        return isOpacity ? min(max(number, 0), 1) : number
    }
}

/// The color spaces of catalogs.
package enum AssetColorSpace: Hashable, Sendable {
    case sRGB, linearSRGB, displayP3

    /// Gray with the gamma of 2.2 counts as sRGB, whose transfer function is nearly the same.
    init?(_ name: String) {
        switch name {
        case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": self = .sRGB
        case "extended-linear-srgb", "srgb-linear": self = .linearSRGB
        case "display-p3", "display-P3": self = .displayP3
        default: return nil
        }
    }
}
