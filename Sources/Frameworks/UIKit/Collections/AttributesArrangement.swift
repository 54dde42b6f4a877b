import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The arrangement of a layout that places the items itself. All of them are made.
@MainActor
struct AttributesArrangement: CollectionArrangement {
    let size: CGSize
    let attributes: [UICollectionViewLayoutAttributes]
    let isVertical: Bool

    init(_ layout: UICollectionViewLayout, of view: UICollectionView) {
        layout.prepare()
        let size = CGRect(origin: .zero, size: layout.collectionViewContentSize).checked.size
        self.size = size
        isVertical = size.width <= view.bounds.width
        // Views that reach over the edges of the content belong to it.
        let area = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
        attributes = (layout.layoutAttributesForElements(in: area) ?? []).filter { !$0.isHidden }
            .sorted { $0.zIndex < $1.zIndex }
    }

    var length: CGFloat { isVertical ? size.height : size.width }

    var axes: Axis.Set { isVertical ? .vertical : size.height > 0 ? [.horizontal, .vertical] : .horizontal }

    func place(of path: IndexPath) -> (start: CGFloat, depth: CGFloat)? {
        guard let item = attributes.first(where: { $0.indexPath == path && $0.representedElementCategory == .cell })
        else { return nil }
        return isVertical ? (item.frame.minY, item.frame.height) : (item.frame.minX, item.frame.width)
    }

    func attributes(in view: UICollectionView) -> [UICollectionViewLayoutAttributes] { attributes }

    func shown(in view: UICollectionView, version: Int) -> AnyView {
        AnyView(
            PlacedElements(view: view, attributes: attributes, version: version).frame(
                width: size.width, height: size.height))
    }
}

/// Shows items, headers and footers at their places.
private struct PlacedElements: View {
    let view: UICollectionView
    let attributes: [UICollectionViewLayoutAttributes]
    let version: Int

    var body: some View {
        PlacedLayout(frames: attributes.map(\.frame.checked)) {
            ForEach(attributes.indices, id: \.self) { index in
                PlacedElement(view: view, attributes: attributes[index], version: version)
            }
        }
    }
}

private struct PlacedElement: View {
    let view: UICollectionView
    let attributes: UICollectionViewLayoutAttributes
    let version: Int

    var body: some View {
        ZStack { element }
            .opacity(Double(attributes.alpha))
            .transformEffect(attributes.transform.around(attributes.frame.size))
    }

    @ViewBuilder private var element: some View {
        let path = attributes.indexPath
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell:
            let _ = view.cell(at: path)?.apply(attributes)
            CollectionCell(view: view, path: path, version: version)
        case .supplementaryView: hosted(view.supplement(kind, at: path))
        case .decorationView: hosted(view.decoration(kind, section: path.section))
        }
    }

    @ViewBuilder private func hosted(_ made: UICollectionReusableView?) -> some View {
        if let made {
            let _ = made.apply(attributes)
            HostedView(view: made, sizing: PageSizing.shared, version: version).id(ObjectIdentifier(made))
        }
    }
}

private struct PlacedLayout: Layout {
    let frames: [CGRect]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
