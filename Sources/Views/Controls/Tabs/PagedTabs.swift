import EspalierLayoutEngine
import Foundation

/// The pages of a tab view side by side. The browser scrolls from one to the next, and reports the current one. All
/// pages exist, so that they are visible while they are scrolled into view; only the current one has appeared.
nonisolated struct PagedTabs<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    let selection: Binding<SelectionValue>?
    let index: PageTabViewStyle.IndexDisplayMode
    /// The index of the current page, if no binding stores the selection.
    @State private var ownPage = 0

    @MainActor var body: some View {
        Group(subviews: content) { pages in
            let current = current(of: pages)
            GeometryReader { proxy in
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 0) {
                        ForEach(pages) { page in
                            page
                                .environment(\.pageIndex, nil)
                                .modifier(SightModifier(isShown: page.id == pages[current].id))
                                .frame(width: proxy.size.width, height: proxy.size.height)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.paging)
                .scrollPosition(id: shown(of: pages))
            }
            .overlay(alignment: .bottom) {
                if index.showsIndex(of: pages.count) { PageDots(count: pages.count, current: current) }
            }
        }
    }

    /// The index of the current page.
    @MainActor private func current(of pages: SubviewsCollection) -> Int {
        if let selection {
            return pages.firstIndex { $0.containerValues.tag(for: SelectionValue.self) == selection.wrappedValue } ?? 0
        }
        return min(ownPage, max(pages.count - 1, 0))
    }

    /// The identity of the current page: the one with the selection's tag.
    @MainActor private func shown(of pages: SubviewsCollection) -> Binding<Subview.ID?> {
        Binding {
            let index = current(of: pages)
            return pages.indices.contains(index) ? pages[index].id : nil
        } set: { id in
            guard let index = pages.firstIndex(where: { $0.id == id }) else { return }
            ownPage = index
            if let selection, let tag = pages[index].containerValues.tag(for: SelectionValue.self) {
                selection.wrappedValue = tag
            }
        }
    }
}

/// A dot for each page; that of the current page is opaque.
nonisolated struct PageDots: View {
    let count: Int
    let current: Int
    @Environment(\.showsIndexBackground) private var showsBackground

    @MainActor var body: some View {
        let settings = InterfaceAppearance.read
        HStack(spacing: 9) {
            ForEach(0..<count, id: \.self) { index in
                let isCurrent = index == current
                Group {
                    if let color = isCurrent ? settings.currentPage : settings.otherPages {
                        Circle().fill(color)
                    } else {
                        Circle().fill(.primary.opacity(isCurrent ? 1 : 0.3))
                    }
                }
                .frame(width: 7, height: 7)
            }
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 8)
        .background { if showsBackground { Capsule().fill(.ultraThinMaterial) } }
        .padding(.bottom, 10)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
