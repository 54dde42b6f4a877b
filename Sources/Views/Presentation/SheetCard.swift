import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The card of a sheet.
nonisolated struct SheetCard: View {
    let content: AnyView
    /// The height that the user chose among the detents, if the app does not store it.
    @State private var chosen: PresentationDetent?
    @State private var pull: CGFloat = 0
    @Environment(\.self) private var environment

    @MainActor private var settings: PresentationSettings { environment.presentationSettings }
    @MainActor private var isCompact: Bool { environment.horizontalSizeClass == .compact }

    @MainActor var body: some View {
        GeometryReader { proxy in
            let heights = heights(in: SheetLayout.fullHeight(in: proxy.size.height))
            let current = current(of: heights)
            SheetLayout(
                isCompact: isCompact, sizing: settings.sizing ?? .form,
                height: current.map { max(0, $0 - pull) }
            ) {
                card(heights: heights, current: current)
            }
        }
    }

    @MainActor
    private func card(heights: [(PresentationDetent, CGFloat)], current: CGFloat?) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: settings.sizing == .fitted && !isCompact ? nil : .infinity)
            .overlay(alignment: .top) { handle(heights: heights, current: current) }
            .clipShape(shape)
            .background {
                background.clipShape(shape).ignoresSafeArea(edges: isCompact ? .bottom : [])
            }
    }

    @MainActor private var shape: UnevenRoundedRectangle {
        let radius = settings.cornerRadius ?? 10
        return UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: isCompact ? 0 : radius,
            bottomTrailingRadius: isCompact ? 0 : radius, topTrailingRadius: radius)
    }

    @MainActor @ViewBuilder private var background: some View {
        if let own = settings.background { own.view } else { Rectangle().fill(BackgroundStyle()) }
    }

    // MARK: Heights

    /// The active detents with their heights, the lowest first.
    @MainActor
    private func heights(in full: CGFloat) -> [(PresentationDetent, CGFloat)] {
        let context = PresentationDetent.Context(maxDetentValue: full, environment: environment)
        return (settings.detents ?? []).compactMap { detent in detent.height(in: context).map { (detent, $0) } }
            .sorted { $0.1 < $1.1 }
    }

    /// The current height; nil for the full one.
    @MainActor
    private func current(of heights: [(PresentationDetent, CGFloat)]) -> CGFloat? {
        guard !heights.isEmpty, isCompact else { return nil }
        let selected = settings.selection?.wrappedValue ?? chosen
        return (heights.first { $0.0 == selected } ?? heights[0]).1
    }

    @MainActor @ViewBuilder
    private func handle(heights: [(PresentationDetent, CGFloat)], current: CGFloat?) -> some View {
        let isShown =
            switch settings.dragIndicator ?? .automatic {
            case .visible: true
            case .hidden: false
            case .automatic: heights.count > 1
            }
        if isCompact, isShown {
            Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
                .frame(maxWidth: .infinity, maxHeight: 22, alignment: .top)
                .contentShape(Rectangle())
                .gesture(resizing(heights: heights, current: current))
                .accessibilityHidden(true)
        }
    }

    /// A drag of the handle changes the height. At its end, the sheet rests at the closest detent or is dismissed.
    @MainActor
    private func resizing(heights: [(PresentationDetent, CGFloat)], current: CGFloat?) -> some Gesture {
        DragGesture(minimumDistance: 4, coordinateSpace: .global)
            .onChanged { value in
                if current != nil { pull = value.translation.height }
            }
            .onEnded { value in
                guard let current else {
                    if value.predictedEndTranslation.height > 200, !settings.isDismissDisabled { environment.dismiss() }
                    return
                }
                let wanted = current - value.predictedEndTranslation.height
                withAnimation(.spring(duration: 0.35, bounce: 0)) {
                    pull = 0
                    if let lowest = heights.first, wanted < lowest.1 / 2, !settings.isDismissDisabled {
                        environment.dismiss()
                    } else if let closest = heights.min(by: { abs($0.1 - wanted) < abs($1.1 - wanted) }) {
                        chosen = closest.0
                        settings.selection?.wrappedValue = closest.0
                    }
                }
            }
    }
}
