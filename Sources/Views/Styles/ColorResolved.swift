import Foundation

extension Color {
    /// A colour as components, without reference to a scheme or a tint.
    public struct Resolved: Hashable, Sendable {
        /// The components in linear light, 0…1 for what sRGB can show.
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0…1.
        public var opacity: Float

        /// A colour of components of `colorSpace`, 0…1.
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

        /// The component in sRGB.
        public var red: Float {
            get { Float(TransferFunction.encode(Double(linearRed))) }
            set { linearRed = Float(TransferFunction.decode(Double(newValue))) }
        }

        /// The component in sRGB.
        public var green: Float {
            get { Float(TransferFunction.encode(Double(linearGreen))) }
            set { linearGreen = Float(TransferFunction.decode(Double(newValue))) }
        }

        /// The component in sRGB.
        public var blue: Float {
            get { Float(TransferFunction.encode(Double(linearBlue))) }
            set { linearBlue = Float(TransferFunction.decode(Double(newValue))) }
        }
    }

    /// The colour of fixed components.
    public init(_ resolved: Resolved) {
        self.init(
            .rgb(red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity))
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { Color(self).description }
}

extension Color.Resolved: Codable {}
