import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The bubble of a popover, with its arrow.
nonisolated struct PopoverBubble: View {
    let content: AnyView
    let anchor: PresentationAnchor
    let attachment: PopoverAttachmentAnchor
    let edge: Edge?
    @Environment(\.presentationSettings) private var settings

    @MainActor var body: some View {
        PopoverLayout(anchor: anchor, attachment: attachment, edge: edge) {
            content
                .background { background }
                .clipShape(RoundedRectangle(cornerRadius: settings.cornerRadius ?? 13))
            ForEach(Edge.allCases, id: \.self) { edge in
                background.clipShape(PopoverArrow(edge: edge))
            }
        }
        .shadow(color: .black.opacity(0.2), radius: 20)
    }

    @MainActor @ViewBuilder private var background: some View {
        if let own = settings.background { own } else { Rectangle().fill(PopoverStyle()) }
    }
}

/// The background of a popover: white, or dark grey in the dark.
private nonisolated struct PopoverStyle: ShapeStyle {
    func _apply(to shape: inout _ShapeStyle_Shape) {
        NamedStyle(name: .secondaryGroupedBackground)._apply(to: &shape)
    }
}

/// Places a bubble beside an anchor: the first subview is the bubble, the others are the arrows towards each edge of it, of
/// which one is visible.
nonisolated struct PopoverLayout: Layout {
    let anchor: PresentationAnchor
    let attachment: PopoverAttachmentAnchor
    let edge: Edge?

    static let margin: CGFloat = 10
    static let arrow = CGSize(width: 26, height: 12)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let bubble = subviews.first else { return }
        let frame = UncheckedTransfer(anchor).onMain { $0.frame }
        let source = frame.map(target) ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        let place = PopoverPlace(source: source, edge: edge, window: bounds) { room in
            let ideal = bubble.sizeThatFits(.unspecified)
            if ideal.width <= room.width, ideal.height <= room.height { return ideal }
            let fitted = bubble.sizeThatFits(
                ProposedViewSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height)))
            return CGSize(width: min(fitted.width, room.width), height: min(fitted.height, room.height))
        }
        bubble.place(at: place.bubble.origin, proposal: ProposedViewSize(place.bubble.size))
        for (edge, arrow) in zip(Edge.allCases, subviews.dropFirst()) {
            let own = edge == place.arrowEdge ? place.arrow : CGRect(origin: place.bubble.origin, size: .zero)
            arrow.place(at: own.origin, proposal: ProposedViewSize(own.size))
        }
    }

    /// The rectangle at which the popover points, in the page.
    private func target(in frame: CGRect) -> CGRect {
        switch attachment {
        case .rect(let source): source.local(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            CGRect(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
        }
    }
}

/// The frames of a popover and its arrow.
nonisolated struct PopoverPlace: Equatable {
    var bubble: CGRect
    var arrow: CGRect
    /// The edge of the bubble with the arrow.
    var arrowEdge: Edge

    /// Stands at the wanted edge of the source, else at the first edge with room, else at the one with most room.
    ///
    /// - Parameters:
    ///   - source: The rectangle at which the popover points.
    ///   - edge: The wanted edge of the source; nil for any.
    ///   - fit: Returns the bubble's size, at most the given room.
    init(source: CGRect, edge: Edge?, window: CGRect, fit: (CGSize) -> CGSize) {
        let inner = window.insetBy(dx: PopoverLayout.margin, dy: PopoverLayout.margin)
        let depth = PopoverLayout.arrow.height
        func room(at edge: Edge) -> CGSize {
            switch edge {
            case .top: CGSize(width: inner.width, height: max(0, source.minY - depth - inner.minY))
            case .bottom: CGSize(width: inner.width, height: max(0, inner.maxY - source.maxY - depth))
            case .leading: CGSize(width: max(0, source.minX - depth - inner.minX), height: inner.height)
            case .trailing: CGSize(width: max(0, inner.maxX - source.maxX - depth), height: inner.height)
            }
        }
        let ideal = fit(CGSize(width: CGFloat.infinity, height: .infinity))
        func fits(_ edge: Edge) -> Bool { ideal.width <= room(at: edge).width && ideal.height <= room(at: edge).height }
        let order = ([edge].compactMap { $0 }) + [.bottom, .top, .trailing, .leading]
        let chosen =
            order.first(where: fits)
            ?? order.max { room(at: $0).width * room(at: $0).height < room(at: $1).width * room(at: $1).height }
            ?? .bottom
        let size = fit(room(at: chosen))
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
        let x = clamp(source.midX - size.width / 2, inner.minX, inner.maxX - size.width)
        let y = clamp(source.midY - size.height / 2, inner.minY, inner.maxY - size.height)
        let breadth = PopoverLayout.arrow.width
        let along = clamp(source.midX - breadth / 2, x + 13, max(x + 13, x + size.width - 13 - breadth))
        let down = clamp(source.midY - breadth / 2, y + 13, max(y + 13, y + size.height - 13 - breadth))
        switch chosen {
        case .bottom:
            bubble = CGRect(origin: CGPoint(x: x, y: source.maxY + depth), size: size)
            arrow = CGRect(x: along, y: source.maxY, width: breadth, height: depth)
            arrowEdge = .top
        case .top:
            bubble = CGRect(origin: CGPoint(x: x, y: source.minY - depth - size.height), size: size)
            arrow = CGRect(x: along, y: source.minY - depth, width: breadth, height: depth)
            arrowEdge = .bottom
        case .trailing:
            bubble = CGRect(origin: CGPoint(x: source.maxX + depth, y: y), size: size)
            arrow = CGRect(x: source.maxX, y: down, width: depth, height: breadth)
            arrowEdge = .leading
        case .leading:
            bubble = CGRect(origin: CGPoint(x: source.minX - depth - size.width, y: y), size: size)
            arrow = CGRect(x: source.minX - depth, y: down, width: depth, height: breadth)
            arrowEdge = .trailing
        }
    }
}

/// The arrow of a popover, which points away from the bubble at one of its edges.
nonisolated struct PopoverArrow: Shape {
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        Path { path in
            switch edge {
            case .top:
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            case .bottom:
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            case .leading:
                path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            case .trailing:
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            }
            path.closeSubpath()
        }
    }
}
