extension Color {
    /// A color as components, with the brightness of the display for which it is made.
    ///
    /// Browsers show no colors that are brighter than white, so a page shows the nearest color, and the headroom has no effect.
    public struct ResolvedHDR: Hashable, Sendable, Codable {
        fileprivate var base: Resolved
        /// The brightness of the color's brightest component relative to white; nil if it is unknown.
        public let headroom: Float?

        /// A color with a brightness.
        public init(_ color: Resolved, headroom: Float? = nil) {
            base = color
            self.headroom = headroom
        }

        /// The red component in linear light.
        public var linearRed: Float {
            get { base.linearRed }
            set { base.linearRed = newValue }
        }

        /// The green component in linear light.
        public var linearGreen: Float {
            get { base.linearGreen }
            set { base.linearGreen = newValue }
        }

        /// The blue component in linear light.
        public var linearBlue: Float {
            get { base.linearBlue }
            set { base.linearBlue = newValue }
        }

        /// The red component in sRGB.
        public var red: Float {
            get { base.red }
            set { base.red = newValue }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { base.green }
            set { base.green = newValue }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { base.blue }
            set { base.blue = newValue }
        }

        /// The opacity, 0…1.
        public var opacity: Float {
            get { base.opacity }
            set { base.opacity = newValue }
        }

    }

    /// A color with fixed components.
    public init(_ resolved: ResolvedHDR) {
        self.init(resolved.base)
    }
}

extension Color.ResolvedHDR: CustomStringConvertible {
    /// The components as `#RRGGBBAA`.
    public var description: String { base.description }
}
