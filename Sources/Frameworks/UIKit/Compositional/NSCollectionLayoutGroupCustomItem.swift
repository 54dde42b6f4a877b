public import Foundation

/// The place of an item in a custom group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the coordinates of the group, in points.
    open private(set) var frame: CGRect
    /// The order from back to front. It has no effect: later items are in front.
    open private(set) var zIndex: Int

    /// An item at a place.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame.checked
        self.zIndex = zIndex
        super.init()
    }
}
