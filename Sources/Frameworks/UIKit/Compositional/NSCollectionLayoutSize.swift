public import Foundation

/// The size of a part of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// A size of a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
