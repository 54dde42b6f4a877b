import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// Buttons at one edge of a list's row.
nonisolated struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
}

extension View {
    /// Adds buttons to the list's row of the view. They appear when the row is swiped by touch, dragged, scrolled
    /// sideways, or when the keyboard's focus moves to them.
    ///
    /// The first button is at the row's edge. The background of a button is its tint, otherwise red if it is
    /// destructive, otherwise gray. Labels show their icon only.
    ///
    /// - Parameter allowsFullSwipe: Whether a swipe across the row performs the first button's action.
    public nonisolated __consuming func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            _TraitWritingModifier<ListRowTrait.Swipes>(
                value: SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))))
    }
}

/// A row with buttons under its edges.
nonisolated struct SwipeRow<Content: View>: View {
    let content: Content
    let leading: [SwipeActions]
    let trailing: [SwipeActions]

    @MainActor var body: some View {
        content
            .modifier(PartModifier(.swipeContent))
            .overlay(alignment: .leading) { buttons(leading, .leading) }
            .overlay(alignment: .trailing) { buttons(trailing, .trailing) }
            .modifier(PartModifier(.swipeRow))
    }

    @MainActor @ViewBuilder private func buttons(_ actions: [SwipeActions], _ edge: HorizontalEdge) -> some View {
        if !actions.isEmpty {
            _VariadicView.Tree(SwipeButtons(isReversed: edge == .trailing)) {
                ForEach(0..<actions.count) { actions[$0].content }
            }
            .labelStyle(.iconOnly)
            .buttonStyle(SwipeButtonStyle())
            .tint(nil as Color?)
            .modifier(
                PartModifier(
                    .swipeActions(isLeading: edge == .leading, isFull: actions.contains(where: \.allowsFullSwipe))))
        }
    }
}

private nonisolated struct SwipeButtons: _VariadicView_UnaryViewRoot {
    let isReversed: Bool

    @MainActor func body(children: _VariadicView.Children) -> some View {
        HStack(spacing: 0) {
            ForEach(isReversed ? children.reversed() : Array(children)) { $0 }
        }
        .fixedSize(horizontal: true, vertical: false)
        .frame(maxHeight: .infinity)
    }
}

private nonisolated struct SwipeButtonStyle: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(minWidth: 74, maxHeight: .infinity)
            .foregroundStyle(.white)
            .background(SwipeButtonBackground(role: configuration.role))
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

private nonisolated struct SwipeButtonBackground: View {
    let role: ButtonRole?
    @Environment(\.textSettings) private var settings

    @MainActor var body: some View {
        if settings.style.tint != nil {
            Rectangle().fill(.tint)
        } else {
            Rectangle().fill(role == .destructive ? Color.red : Color.gray)
        }
    }
}
