import EspalierViews
import Foundation

/// Changes a color of a configuration.
public struct UIConfigurationColorTransformer {
    private let transform: (UIColor) -> UIColor

    /// A function of a color.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The changed color.
    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
}

extension UIConfigurationColorTransformer {
    /// Makes a color gray, of the same lightness.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }

    /// Takes the tint of the system for each color.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .tintColor }
    }

    /// Takes the color as it is: pages have no tint for all symbols.
    public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
}
