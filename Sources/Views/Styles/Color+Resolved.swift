import Foundation

extension Color {
    /// A color as components, independent of schemes and tints.
    public struct Resolved: Hashable, Sendable {
        /// The red component in linear light, 0…1 inside sRGB.
        public var linearRed: Float
        /// The green component in linear light, 0…1 inside sRGB.
        public var linearGreen: Float
        /// The blue component in linear light, 0…1 inside sRGB.
        public var linearBlue: Float
        /// The opacity, 0…1.
        public var opacity: Float

        /// A color by its components in `colorSpace`, 0…1.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
            self.init(color.components(in: ShapeStyleContext()))
            self.opacity = opacity
        }

        package init(_ components: ColorComponents) {
            linearRed = Float(TransferFunction.decode(Double(components.red)))
            linearGreen = Float(TransferFunction.decode(Double(components.green)))
            linearBlue = Float(TransferFunction.decode(Double(components.blue)))
            opacity = components.opacity
        }

        /// The red component in sRGB.
        public var red: Float {
            get { Float(TransferFunction.encode(Double(linearRed))) }
            set { linearRed = Float(TransferFunction.decode(Double(newValue))) }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { Float(TransferFunction.encode(Double(linearGreen))) }
            set { linearGreen = Float(TransferFunction.decode(Double(newValue))) }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { Float(TransferFunction.encode(Double(linearBlue))) }
            set { linearBlue = Float(TransferFunction.decode(Double(newValue))) }
        }
    }

    /// A color with fixed components.
    public init(_ resolved: Resolved) {
        self.init(
            .rgb(red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components as `#RRGGBBAA`.
    public var description: String { Color(self).description }
}

extension Color.Resolved: Codable {}
