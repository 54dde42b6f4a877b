import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The card of a sheet. In a narrow window the browser drags it from one detent to another, or away.
nonisolated struct SheetCard: View {
    let content: AnyView
    /// The height that the user chose among the detents, if the app does not store it.
    @State private var chosen: PresentationDetent?
    @Environment(\.self) private var environment

    @MainActor private var settings: PresentationSettings { environment.presentationSettings }
    @MainActor private var isCompact: Bool { environment.horizontalSizeClass == .compact }

    @MainActor var body: some View {
        GeometryReader { proxy in
            let full = SheetLayout.fullHeight(in: proxy.size.height)
            let rests = rests(in: full)
            let current = current(of: rests)
            SheetLayout(
                isCompact: isCompact, sizing: settings.sizing ?? .form, height: isCompact ? rests[current].height : nil
            ) {
                card(rests: rests, current: current)
                    .modifier(
                        SheetDragModifier(
                            heights: isCompact ? rests.map(\.height) : [], current: current, choose: choose(rests)))
            }
            .animation(.spring(duration: 0.35, bounce: 0), value: rests[current].detent)
            .presentationSetting { $0.isModeless = isModeless(rests[current].height, in: full) }
        }
    }

    @MainActor
    private func card(rests: [Rest], current: Int) -> some View {
        let hasOwnSize = settings.sizing == .fitted && !isCompact
        return
            content
            .environment(\.hasNarrowBars, settings.sizing != .page)
            // Content that is larger than the card does not enlarge it.
            .frame(
                minWidth: hasOwnSize ? nil : 0, maxWidth: hasOwnSize ? nil : .infinity,
                minHeight: hasOwnSize ? nil : 0, maxHeight: hasOwnSize ? nil : .infinity
            )
            .overlay(alignment: .top) { handle(rests: rests, current: current) }
            .clipShape(shape)
            .background {
                // A card that is dragged upwards shows what is below its edge.
                background.clipShape(shape)
                    .shadow(color: .black.opacity(settings.isModeless ? 0.18 : 0), radius: 12)
                    .ignoresSafeArea(edges: isCompact ? .bottom : [])
                    .padding(.bottom, isCompact ? rests[current].height - rests[rests.count - 1].height - 100 : 0)
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

    /// A height at which the sheet rests.
    private struct Rest {
        let detent: PresentationDetent
        let height: CGFloat
    }

    /// The active detents with their heights, the lowest first. Without any, the sheet has its full height.
    @MainActor
    private func rests(in full: CGFloat) -> [Rest] {
        let context = PresentationDetent.Context(maxDetentValue: full, environment: environment)
        let rests = (settings.detents ?? [])
            .compactMap { detent in detent.height(in: context).map { Rest(detent: detent, height: $0) } }
            .sorted { $0.height < $1.height }
        return rests.isEmpty ? [Rest(detent: .large, height: full)] : rests
    }

    /// The index of the current height.
    @MainActor
    private func current(of rests: [Rest]) -> Int {
        let selected = settings.selection?.wrappedValue ?? chosen
        return rests.firstIndex { $0.detent == selected } ?? 0
    }

    @MainActor
    private func isModeless(_ height: CGFloat, in full: CGFloat) -> Bool {
        switch settings.interaction?.kind {
        case .enabled: return true
        case .upThrough(let detent):
            let context = PresentationDetent.Context(maxDetentValue: full, environment: environment)
            return detent.height(in: context).map { height <= $0 } ?? false
        case .automatic, .disabled, nil: return false
        }
    }

    /// Lets the sheet rest at another height. The browser has already moved it there.
    @MainActor
    private func choose(_ rests: [Rest]) -> (Int) -> Void {
        let (selection, chosen) = (settings.selection, $chosen)
        return { index in
            chosen.wrappedValue = rests[index].detent
            selection?.wrappedValue = rests[index].detent
        }
    }

    /// The handle at the upper edge. A tap leads to the next height, as on iOS.
    @MainActor @ViewBuilder
    private func handle(rests: [Rest], current: Int) -> some View {
        let isShown =
            switch settings.dragIndicator ?? .automatic {
            case .visible: true
            case .hidden: false
            case .automatic: rests.count > 1
            }
        if isCompact, isShown {
            let choose = choose(rests)
            Button {
                withAnimation(.spring(duration: 0.35, bounce: 0)) { choose((current + 1) % rests.count) }
            } label: {
                Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
                    .frame(width: 76, height: 22, alignment: .top)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .disabled(rests.count < 2)
            .accessibilityLabel(SystemText.sheetGrabber)
        }
    }
}
