import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the sections of a collection view. Lines are made when they come near the visible part.
struct CollectionItems: View {
    let view: UICollectionView
    let sections: [CollectionSection]
    /// Another version is made again.
    let version: Int

    var body: some View {
        if sections.first?.isVertical ?? true {
            LazyVStack(alignment: .leading, spacing: 0) { parts }
        } else {
            LazyHStack(alignment: .top, spacing: 0) { parts }
        }
    }

    // The content of a section is made line by line, that of other groups as a whole.
    private var parts: some View {
        ForEach(sections, id: \.index) { section in
            Section {
                ForEach(section.lines.indices, id: \.self) { line in
                    CollectionLine(view: view, section: section, number: line, version: version)
                }
            } header: {
                if section.header > 0 { supplement(UICollectionView.elementKindSectionHeader, section, section.header) }
            } footer: {
                if section.lines.isEmpty { padding(of: section) }
                if section.footer > 0 { supplement(UICollectionView.elementKindSectionFooter, section, section.footer) }
            }
        }
    }

    private func padding(of section: CollectionSection) -> some View {
        let inset = section.inset
        return Color.clear.frame(
            width: section.isVertical ? nil : inset.left + inset.right,
            height: section.isVertical ? inset.top + inset.bottom : nil)
    }

    private func supplement(
        _ kind: String, _ section: CollectionSection, _ length: CGFloat
    ) -> some View {
        CollectionSupplement(view: view, kind: kind, section: section.index, version: version)
            .frame(width: section.isVertical ? nil : length, height: section.isVertical ? length : nil)
    }
}

/// A header or a footer.
private struct CollectionSupplement: View {
    let view: UICollectionView
    let kind: String
    let section: Int
    let version: Int

    var body: some View {
        if let made = view.supplement(kind, at: IndexPath(item: 0, section: section)) {
            HostedView(view: made, sizing: PageSizing.shared, version: version).id(ObjectIdentifier(made))
        }
    }
}

/// A line of items.
private struct CollectionLine: View {
    let view: UICollectionView
    let section: CollectionSection
    let number: Int
    let version: Int

    var body: some View {
        let line = section.lines[number]
        let layout =
            section.isVertical
            ? AnyLayout(HStackLayout(spacing: line.gap)) : AnyLayout(VStackLayout(spacing: line.gap))
        layout {
            ForEach(line.items, id: \.self) { item in
                let size = section.sizes[item]
                CollectionCell(view: view, path: IndexPath(item: item, section: section.index), version: version)
                    .frame(width: size.width, height: size.height)
            }
        }
        .frame(width: section.isVertical ? nil : line.depth, height: section.isVertical ? line.depth : nil)
        .padding(insets(line))
    }

    /// The distances around the line: those of the section, and to the next line.
    private func insets(_ line: FlowLine) -> EdgeInsets {
        let (isFirst, isLast) = (number == 0, number == section.lines.count - 1)
        let inset = section.inset
        if section.isVertical {
            return EdgeInsets(
                top: isFirst ? inset.top : 0, leading: inset.left + line.start,
                bottom: isLast ? inset.bottom : section.lineSpacing, trailing: 0)
        }
        return EdgeInsets(
            top: inset.top + line.start, leading: isFirst ? inset.left : 0, bottom: 0,
            trailing: isLast ? inset.right : section.lineSpacing)
    }
}
