public import Foundation

/// The size of a page's window in points.
public struct PageSize: Hashable, Sendable, CustomStringConvertible {
    public var width: CGFloat
    public var height: CGFloat

    /// A size; each side is at least one point.
    public init(width: CGFloat, height: CGFloat) {
        self.width = max(1, width)
        self.height = max(1, height)
    }

    /// A phone: 390 × 844 points.
    public static let phone = PageSize(width: 390, height: 844)
    /// A phone on its side: 844 × 390 points.
    public static let landscapePhone = PageSize(width: 844, height: 390)
    /// The smallest phone: 320 × 568 points.
    public static let smallPhone = PageSize(width: 320, height: 568)
    /// A tablet: 768 × 1024 points.
    public static let tablet = PageSize(width: 768, height: 1024)
    /// A window on a desk: 1280 × 800 points.
    public static let desktop = PageSize(width: 1280, height: 800)

    public var description: String { "\(Int(width)) × \(Int(height))" }

    var size: CGSize { CGSize(width: width, height: height) }
}
