public import Foundation

/// The width or the height of a part of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    let length: GroupLength

    init(_ length: GroupLength) {
        self.length = length
        super.init()
    }

    /// A part of the width of the container: the group around, or for groups the section.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
    }
    /// A part of the height of the container: the group around, or for groups the section.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
    }
    /// A number of points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(absoluteDimension))
    }
    /// The length of the content, which is measured when it is shown.
    ///
    /// - Parameter estimatedDimension: The length in points until then.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(estimatedDimension))
    }
    /// The length of the longest content in the group.
    ///
    /// - Parameter estimatedDimension: The length in points before the content is measured.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform(estimatedDimension))
    }

    /// Whether the length is a part of the width of the container.
    open var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
    /// Whether the length is a part of the height of the container.
    open var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
    /// Whether the length is a number of points.
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
    /// Whether the length is that of the content.
    open var isEstimated: Bool { if case .estimated = length { true } else { false } }
    /// Whether the length is that of the longest content in the group.
    open var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }
    /// The fraction, or the number of points.
    open var dimension: CGFloat { length.value }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
