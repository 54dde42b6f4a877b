import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// The header above a section's rows.
nonisolated struct ListHeader<Header: View>: View {
    let header: Header
    let isExpanded: Binding<Bool>?
    let appearance: _ListAppearance

    @MainActor var body: some View {
        _VariadicView.Tree(ListHeaderRoot(isExpanded: isExpanded, appearance: appearance)) { header }
    }
}

private nonisolated struct ListHeaderRoot: _VariadicView_UnaryViewRoot {
    let isExpanded: Binding<Bool>?
    let appearance: _ListAppearance
    @Environment(\.defaultMinListHeaderHeight) private var leastHeight

    private var usualInsets: EdgeInsets {
        EdgeInsets(top: appearance.isGrouped ? 0 : 12, leading: 16, bottom: 7, trailing: 16)
    }

    @MainActor func body(children: _VariadicView.Children) -> some View {
        HStack {
            children
                .font(appearance.isSidebar ? .headline : .footnote)
                .textCase(appearance.hasBoxes ? .uppercase : nil)
                .systemForegroundStyle(appearance.isSidebar ? .primary : .secondary)
                .accessibilityAddTraits(.isHeader)
            if let isExpanded {
                Spacer()
                Button {
                    withAnimation { isExpanded.wrappedValue.toggle() }
                } label: {
                    Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(TintShapeStyle())
                }
                .accessibilityLabel(isExpanded.wrappedValue ? SystemText.collapse : .expand)
            }
        }
        .padding(children.first?[ListRowTrait.Insets.self] ?? usualInsets)
        .frame(minHeight: leastHeight)
    }
}

private enum ListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The least height of the headers of lists, in points; nil for that of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[ListHeaderHeightKey.self] }
        set { self[ListHeaderHeightKey.self] = newValue }
    }
}

/// The footer below a section's rows.
nonisolated struct ListFooter<Footer: View>: View {
    let footer: Footer

    @MainActor var body: some View {
        _VariadicView.Tree(ListFooterRoot()) { footer }
    }
}

private nonisolated struct ListFooterRoot: _VariadicView_UnaryViewRoot {
    private var usualInsets: EdgeInsets { EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16) }

    @MainActor func body(children: _VariadicView.Children) -> some View {
        children
            .font(.footnote)
            .systemForegroundStyle(.secondary)
            .padding(children.first?[ListRowTrait.Insets.self] ?? usualInsets)
    }
}
