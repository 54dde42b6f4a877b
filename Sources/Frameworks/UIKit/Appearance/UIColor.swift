import EspalierDisplayTree
public import EspalierViews
public import Foundation

/// A color of UIKit. Colors of the system, of a catalog and of a provider differ in the light and the dark scheme.
open class UIColor: NSObject, @unchecked Sendable {
    private final let mark = AttributeMark()
    // Unchecked: the properties are constant, and subclasses must be as safe.
    let color: Color
    /// The image of a pattern; nil for a color.
    let patternImage: UIImage?

    /// The color of SwiftUI.
    public init(_ color: Color) {
        patternImage = nil
        self.color = color
    }

    /// A color by its components in sRGB. Components outside of 0…1 are drawn at the nearest edge.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        patternImage = nil
        color = Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// The color of a literal: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`, with components in sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// A color of an archive.
    public required convenience init?(coder: NSCoder) {
        guard let color = ColorArchive.color(from: coder) else { return nil }
        self.init(color)
    }

    /// A gray, from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        patternImage = nil
        color = Color(.sRGB, white: Double(white), opacity: Double(alpha))
    }

    /// A color by its hue, saturation and brightness, each 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        patternImage = nil
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    /// A color by its components in Display P3. Colors outside of sRGB are drawn as the nearest one inside.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        patternImage = nil
        color = Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// A pattern of copies of an image. Backgrounds of views and layers, and areas and lines of contexts show it; elsewhere it is
    /// transparent. Patterns of symbols and of SVG files are shown by pages only.
    public init(patternImage image: UIImage) {
        patternImage = image
        color = .clear
    }

    /// The color of a `CGColor`.
    public init(cgColor: CGColor) {
        patternImage = cgColor.pattern
        color = Color(cgColor.values)
    }

    /// A color of the app's asset catalogs; nil if they have none of this name.
    public init?(named name: String) {
        guard ColorCatalog.contains(name, bundle: nil) else { return nil }
        patternImage = nil
        color = Color(name)
    }

    /// A color of the app's asset catalogs; nil if they have none of this name.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the catalog; nil for any of the app's.
    ///   - traitCollection: The traits of the color; nil for those of the place where it is drawn.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard ColorCatalog.contains(name, bundle: bundle?.searchPath) else { return nil }
        patternImage = nil
        color = Self.resolved(Color(name, bundle: bundle), with: traitCollection)
    }

    /// A color of an asset catalog by the name that the build generates.
    public init(resource: ColorResource) {
        patternImage = nil
        color = Color(resource)
    }

    /// A color that depends on the scheme. The provider runs at once, for the light and for the dark scheme.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
        patternImage = nil
        color = light == dark ? light : Color(.adaptive(light: light, dark: dark, opacity: 1))
    }

    convenience init(light: UIColor, dark: UIColor) {
        self.init(Color(.adaptive(light: light.color, dark: dark.color, opacity: 1)))
    }

    /// The color with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let own = Double(color.components(in: ShapeStyleContext()).opacity)
        // The opacity of an opaque color is multiplied; any other one is replaced.
        if own == 1 { return UIColor(color.opacity(Double(alpha))) }
        return UIColor(
            dynamicProvider: { [color] traits in
                var components = Color.Resolved(color.components(in: traits.context))
                components.opacity = Float(alpha)
                return UIColor(Color(components))
            })
    }

    /// The color for traits, which no longer depends on the scheme.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Self.resolved(color, with: traitCollection))
    }

    private static func resolved(_ color: Color, with traits: UITraitCollection?) -> Color {
        guard let traits else { return color }
        return Color(Color.Resolved(color.components(in: traits.context)))
    }

    /// The components in the current traits: those of the page that runs.
    private var components: ColorComponents { color.components(in: UITraitCollection.ambient.context) }

    /// The color as components, in the scheme of the page that runs.
    open var cgColor: CGColor { CGColor(Color.Resolved(components), pattern: patternImage) }

    /// Reads the components in sRGB. Returns true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = CGFloat(components.red)
        green?.pointee = CGFloat(components.green)
        blue?.pointee = CGFloat(components.blue)
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    /// Reads the brightness of a gray and the opacity. Returns false for a color that is no gray.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = components
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = CGFloat(components.red)
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    /// Reads hue, saturation, brightness and opacity, each 0…1. Returns true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        let (r, g, b) = (CGFloat(components.red), CGFloat(components.green), CGFloat(components.blue))
        let (most, least) = (max(r, g, b), min(r, g, b))
        let range = most - least
        var turn: CGFloat = 0
        if range > 0 {
            if most == r {
                turn = ((g - b) / range).truncatingRemainder(dividingBy: 6)
            } else {
                turn = most == g ? (b - r) / range + 2 : (r - g) / range + 4
            }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other.color == color && other.patternImage === patternImage
    }

    override open var hash: Int { color.hashValue }

    override open var description: String { color.description }
}

extension Color {
    /// The color of UIKit.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// The color of UIKit.
    // Disfavored, so that the name of an asset is that of a `ColorResource`.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self = color.color
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of color literals without another one.
public typealias _ColorLiteralType = UIColor
