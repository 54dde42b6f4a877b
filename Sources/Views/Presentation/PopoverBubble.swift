import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The bubble of a popover, with its arrow.
nonisolated struct PopoverBubble: View {
    let content: AnyView
    let attachment: PopoverAttachmentAnchor
    let edge: Edge?
    @Environment(\.presentationSettings) private var settings
    @Environment(\.presentationSource) private var source
    @Environment(\.layoutDirection) private var direction

    @MainActor var body: some View {
        let isMirrored = direction == .rightToLeft
        PopoverLayout(
            source: source.map { attachment.target(in: $0, isMirrored: isMirrored) },
            edge: isMirrored ? edge?.mirrored : edge
        ) {
            content
                .environment(\.layoutDirection, direction)
                .environment(\.hasNarrowBars, true)
                .background { background }
                .clipShape(RoundedRectangle(cornerRadius: settings.cornerRadius ?? PopoverLayout.cornerRadius))
            ForEach(Edge.allCases, id: \.self) { edge in
                background.clipShape(PopoverArrow(edge: edge))
            }
        }
        // Frames of the page are never mirrored.
        .environment(\.layoutDirection, .leftToRight)
        .shadow(color: .black.opacity(0.2), radius: 20)
    }

    @MainActor @ViewBuilder private var background: some View {
        if let own = settings.background {
            own.view
        } else {
            Rectangle().fill(NamedStyle(name: .secondaryGroupedBackground))
        }
    }
}

/// The arrow of a popover. It points away from the bubble, at one of the bubble's edges.
nonisolated struct PopoverArrow: Shape {
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        // The tip is in the middle of the arrow's own edge, the base along the opposite one.
        let (tip, start, end): (UnitPoint, UnitPoint, UnitPoint) =
            switch edge {
            case .top: (.top, .bottomLeading, .bottomTrailing)
            case .bottom: (.bottom, .topLeading, .topTrailing)
            case .leading: (.leading, .topTrailing, .bottomTrailing)
            case .trailing: (.trailing, .topLeading, .bottomLeading)
            }
        func point(_ point: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        return Path { path in
            path.addLines([point(start), point(tip), point(end)])
            path.closeSubpath()
        }
    }
}

extension PopoverAttachmentAnchor {
    /// The rectangle at which a popover points.
    ///
    /// - Parameters:
    ///   - frame: The frame of the source in the page.
    ///   - isMirrored: Whether the leading edge is the right one.
    fileprivate func target(in frame: CGRect, isMirrored: Bool) -> CGRect {
        var local: CGRect =
            switch self {
            case .rect(let source): source.local(frame.size)
            case .point(let point):
                CGRect(x: point.x * frame.width, y: point.y * frame.height, width: 0, height: 0)
            }
        if isMirrored { local.origin.x = frame.width - local.maxX }
        return local.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}

extension Edge {
    fileprivate var mirrored: Edge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top, .bottom: self
        }
    }
}
