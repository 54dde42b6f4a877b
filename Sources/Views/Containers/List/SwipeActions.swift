import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// Buttons beside a list's row, at one of its edges.
nonisolated struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
}

extension View {
    /// Adds buttons to the list's row that the view is in, which are seen when the row is drawn aside: by touch, by dragging it
    /// or scrolling across, and by moving the keyboard's focus to them.
    ///
    /// The first button stands at the row's edge. A button's ground is its tint, red where it is destructive, else grey; of a
    /// label only the icon is shown.
    ///
    /// - Parameter allowsFullSwipe: Whether drawing the row far enough does what the first button does.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            _TraitWritingModifier<ListRowTrait.Swipes>(
                value: SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))))
    }
}

/// A row with the buttons under its edges.
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
            .background(SwipeGround(role: configuration.role))
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

private nonisolated struct SwipeGround: View {
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
