import EspalierLayoutEngine
import EspalierViews
public import Foundation

extension UICollectionView {
    /// The ways in which items follow changes of the size of their content.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never; when a cell asks for it; also when its constraints change.
        case disabled, enabled, enabledIncludingConstraints
    }

    /// The directions in which collection views scroll.
    public enum ScrollDirection: Int, Sendable {
        /// Lines below each other; side by side.
        case vertical, horizontal
    }

    /// The places to which a collection view scrolls.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)

        var anchor: UnitPoint? {
            if contains(.top) { return .top }
            if contains(.centeredVertically) { return .center }
            return contains(.bottom) ? .bottom : nil
        }
    }

    /// A class of cells, and the function that prepares a cell for an item.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The function that prepares a cell.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        /// A registration of a class.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }
    /// A class of headers or footers, and the function that prepares one for a section.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// The function that prepares a view.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let kind: String
        let handler: Handler

        /// A registration of a class for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }
}
