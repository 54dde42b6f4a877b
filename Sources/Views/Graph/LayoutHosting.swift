package import Foundation
package import LayoutEngine

/// A layout of this library: the host need not ask which subviews it placed, because it places all.
package protocol CompleteLayout: Layout {
    /// The properties of this value, where the type has more than one orientation.
    var properties: LayoutProperties { get }
}

extension Layout {
    static var placesEverySubview: Bool { Self.self is any CompleteLayout.Type }

    static func layoutProperties(of layout: Self) -> LayoutProperties {
        (layout as? any CompleteLayout)?.properties ?? layoutProperties
    }
}

/// What keeps an author's mistakes from spreading: a size that is no size becomes one, with a warning that names the view.
@MainActor
enum LayoutSanity {
    static func checked(_ size: CGSize, from node: ItemNode) -> CGSize {
        if size.width >= 0, size.height >= 0, !size.width.isNaN, !size.height.isNaN { return size }
        Warning.once("\(node.typeName) chose the size \(size.width) × \(size.height); taken as 0 where it is no length.")
        return CGSize(
            width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    }
}
