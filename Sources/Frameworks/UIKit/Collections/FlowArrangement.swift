import EspalierViews
import Foundation

/// The arrangement of all sections of a flow layout.
@MainActor
struct FlowArrangement: CollectionArrangement {
    let sections: [CollectionSection]

    var isVertical: Bool { sections.first?.isVertical ?? true }

    var length: CGFloat { sections.reduce(0) { $0 + $1.length } }

    func place(of path: IndexPath) -> (start: CGFloat, depth: CGFloat)? {
        guard sections.indices.contains(path.section), let place = sections[path.section].place(of: path.item) else {
            return nil
        }
        return (sections[..<path.section].reduce(place.start) { $0 + $1.length }, place.depth)
    }

    func attributes(in view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
        attributes(in: view.layoutContainer)
    }

    func shown(in view: UICollectionView, version: Int) -> AnyView {
        AnyView(CollectionItems(view: view, sections: sections, version: version))
    }
}

extension FlowArrangement {
    /// The places of all items, headers and footers.
    func attributes(in room: CGSize) -> [UICollectionViewLayoutAttributes] {
        var all: [UICollectionViewLayoutAttributes] = []
        var start: CGFloat = 0
        for section in sections {
            let path = IndexPath(item: 0, section: section.index)
            func supplement(_ kind: String, at position: CGFloat, _ length: CGFloat) {
                guard length > 0 else { return }
                let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
                made.frame =
                    section.isVertical
                    ? CGRect(x: 0, y: position, width: room.width, height: length)
                    : CGRect(x: position, y: 0, width: length, height: room.height)
                all.append(made)
            }
            supplement(UICollectionView.elementKindSectionHeader, at: start, section.header)
            var position = start + section.header + (section.isVertical ? section.inset.top : section.inset.left)
            for line in section.lines {
                var along = line.start + (section.isVertical ? section.inset.left : section.inset.top)
                for item in line.items {
                    let size = section.sizes[item]
                    let made = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: section.index))
                    made.frame =
                        section.isVertical
                        ? CGRect(
                            x: along, y: position + (line.depth - size.height) / 2, width: size.width,
                            height: size.height)
                        : CGRect(
                            x: position + (line.depth - size.width) / 2, y: along, width: size.width,
                            height: size.height)
                    along += (section.isVertical ? size.width : size.height) + line.gap
                    all.append(made)
                }
                position += line.depth + section.lineSpacing
            }
            start += section.length
            supplement(UICollectionView.elementKindSectionFooter, at: start - section.footer, section.footer)
        }
        return all
    }
}
