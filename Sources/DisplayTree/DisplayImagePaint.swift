package import Foundation

/// A file's image that is repeated over an area, as a paint.
package final class DisplayImagePaint: Sendable, Hashable {
    package let address: String
    /// The size of a copy in points.
    package let size: CGSize
    /// The position of a copy in the area.
    package let origin: CGPoint
    /// The object without which the address leads to nothing.
    private let owner: (any AnyObject & Sendable)?

    package init(address: String, size: CGSize, origin: CGPoint = .zero, owner: (any AnyObject & Sendable)? = nil) {
        self.address = address
        self.size = size
        self.origin = origin
        self.owner = owner
    }

    /// The paint with its copies moved.
    package func moved(x: CGFloat, y: CGFloat) -> DisplayImagePaint {
        DisplayImagePaint(
            address: address, size: size, origin: CGPoint(x: origin.x + x, y: origin.y + y), owner: owner)
    }

    package static func == (left: DisplayImagePaint, right: DisplayImagePaint) -> Bool {
        left === right || left.address == right.address && left.size == right.size && left.origin == right.origin
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(address)
        hasher.combine(size.width)
    }
}
