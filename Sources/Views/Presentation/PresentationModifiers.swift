public import EspalierLayoutEngine
public import Foundation

extension View {
    /// Sets whether the app alone ends the presentation around the view. Taps beside it, swipes, Escape and the back button then
    /// have no effect.
    public nonisolated __consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationSetting { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
    }

    /// Shows or hides the handle at the top of the sheet around the view. It is usually shown if the sheet has several
    /// heights.
    public nonisolated __consuming func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationSetting { $0.dragIndicator = visibility }
    }

    /// Sets the corner radius of the presentation around the view; nil for the usual one.
    public nonisolated __consuming func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationSetting { $0.cornerRadius = cornerRadius }
    }

    /// Sets the background of the presentation around the view.
    public nonisolated __consuming func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationSetting { $0.background = PresentationBackground(style) }
    }

    /// Sets the background of the presentation around the view.
    public nonisolated __consuming func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = content()
        return presentationSetting {
            $0.background = PresentationBackground(
                view: ZStack(alignment: alignment) { background }.frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }

    /// Sets the form that the presentation around the view takes in a narrow window.
    public nonisolated __consuming func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
    {
        presentationSetting { $0.compactAdaptation = adaptation }
    }

    /// Sets the forms that the presentation around the view takes in a narrow window and in a low one.
    ///
    /// - Parameter verticalAdaptation: It has no effect: browsers' windows are mostly low because of a keyboard.
    public nonisolated __consuming func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontalAdaptation)
    }

    /// Sets whether the views behind the sheet around the view can be used. By default they cannot.
    ///
    /// While they can be used, nothing darkens them, taps beside the sheet do not end it, and the sheet is no entry of the
    /// browser's history. Escape ends it while the focus is inside.
    public nonisolated __consuming func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationSetting { $0.interaction = interaction }
    }

    /// Sets the first effect of a swipe on the sheet around the view.
    ///
    /// It has no effect: content always scrolls, and the handle resizes the sheet.
    public nonisolated __consuming func presentationContentInteraction(_ behavior: PresentationContentInteraction)
        -> some View
    {
        self
    }

    /// Sets the size of the sheet around the view in a wide window.
    public nonisolated __consuming func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let kind: PresentationSizingKind =
            switch sizing {
            case is PagePresentationSizing: .page
            case is FittedPresentationSizing: .fitted
            default: .form
            }
        return presentationSetting { $0.sizing = kind }
    }
}
