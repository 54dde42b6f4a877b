public import Foundation

extension UIWindow {
    /// Layers of windows.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A layer by its number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// That of pages.
        public static let normal = Level(rawValue: 0)
        /// Above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// That of alerts.
        public static let alert = Level(rawValue: 2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// A layer above another one by a number.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

        /// A layer below another one by a number.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }

        /// Moves a layer up.
        public static func += (left: inout Level, right: CGFloat) { left = left + right }

        /// Moves a layer down.
        public static func -= (left: inout Level, right: CGFloat) { left = left - right }
    }
}
