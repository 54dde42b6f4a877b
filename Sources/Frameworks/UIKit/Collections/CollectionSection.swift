import EspalierLayoutEngine
import Foundation

/// The arrangement of a section of a collection view.
@MainActor
struct CollectionSection {
    let index: Int
    let lines: [FlowLine]
    let sizes: Sizes
    let lineSpacing: CGFloat
    let inset: UIEdgeInsets
    let header: CGFloat
    let footer: CGFloat
    let isVertical: Bool

    enum Sizes {
        case same(CGSize)
        case own([CGSize])

        subscript(item: Int) -> CGSize {
            switch self {
            case .same(let size): size
            case .own(let sizes): sizes[item]
            }
        }
    }

    init(_ index: Int, of view: UICollectionView) {
        self.index = index
        let flow = view.collectionViewLayout.flow
        let isVertical = flow.scrollDirection == .vertical
        self.isVertical = isVertical
        let count = view.numberOfItems(inSection: index)
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        inset = Self.inset(
            delegate?.collectionView(view, layout: flow, insetForSectionAt: index) ?? flow.sectionInset,
            from: flow.sectionInsetReference, in: view, isVertical: isVertical)
        lineSpacing =
            delegate?.collectionView(view, layout: flow, minimumLineSpacingForSectionAt: index)
            ?? flow.minimumLineSpacing
        let gap =
            delegate?.collectionView(view, layout: flow, minimumInteritemSpacingForSectionAt: index)
            ?? flow.minimumInteritemSpacing
        let headerSize =
            delegate?.collectionView(view, layout: flow, referenceSizeForHeaderInSection: index)
            ?? flow.headerReferenceSize
        let footerSize =
            delegate?.collectionView(view, layout: flow, referenceSizeForFooterInSection: index)
            ?? flow.footerReferenceSize
        header = max(0, isVertical ? headerSize.height : headerSize.width)
        footer = max(0, isVertical ? footerSize.height : footerSize.width)
        let around = view.contentInset
        let space =
            isVertical
            ? view.bounds.width - around.left - around.right - inset.left - inset.right
            : view.bounds.height - around.top - around.bottom - inset.top - inset.bottom
        func parts(_ size: CGSize) -> (length: CGFloat, depth: CGFloat) {
            isVertical ? (size.width, size.height) : (size.height, size.width)
        }
        let own = delegate.map { delegate in
            (0..<count).map {
                Self.checked(
                    delegate.collectionView(view, layout: flow, sizeForItemAt: IndexPath(item: $0, section: index)))
            }
        }
        if let own, let first = own.first, own.contains(where: { $0 != first }) {
            sizes = .own(own)
            lines = FlowLine.lines(of: own.map(parts), gap: gap, in: space)
        } else {
            let size = own?.first ?? Self.checked(flow.itemSize)
            sizes = .same(size)
            lines = FlowLine.lines(count: count, of: parts(size), gap: gap, in: space)
        }
    }

    /// The distances from the content's sides, from those from the sides of a rectangle in it.
    private static func inset(
        _ inset: UIEdgeInsets, from reference: UICollectionViewFlowLayout.SectionInsetReference,
        in view: UICollectionView, isVertical: Bool
    ) -> UIEdgeInsets {
        var inset = inset
        let around: UIEdgeInsets
        switch reference {
        case .fromContentInset: return inset
        case .fromSafeArea: around = view.safeAreaInsets
        case .fromLayoutMargins: around = view.layoutMargins
        }
        if isVertical {
            inset.left += around.left
            inset.right += around.right
        } else {
            inset.top += around.top
            inset.bottom += around.bottom
        }
        return inset
    }

    private static func checked(_ size: CGSize) -> CGSize { CGRect(origin: .zero, size: size).checked.size }

    /// The length of the section in the direction of scrolling.
    var length: CGFloat {
        header + footer + (isVertical ? inset.top + inset.bottom : inset.left + inset.right)
            + lines.reduce(0) { $0 + $1.depth } + CGFloat(max(0, lines.count - 1)) * lineSpacing
    }

    /// The place of an item's line in the direction of scrolling, from the start of the section; nil for an unknown item.
    func place(of item: Int) -> (start: CGFloat, depth: CGFloat)? {
        var start = header + (isVertical ? inset.top : inset.left)
        for line in lines {
            if line.items.contains(item) { return (start, line.depth) }
            start += line.depth + lineSpacing
        }
        return nil
    }
}
