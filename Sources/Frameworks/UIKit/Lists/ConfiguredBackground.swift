import Foundation

/// Shows the background configuration of a cell behind its views.
@MainActor
final class ConfiguredBackground {
    private var shown: BackgroundConfigurationView?

    /// Shows a configuration; nil for none.
    func show(_ configuration: UIBackgroundConfiguration?, behind view: UIView) {
        shown?.removeFromSuperview()
        shown = configuration.map { BackgroundConfigurationView($0) }
        if let shown { view.addFilling(shown, at: 0) }
        view.appearanceDidChange()
    }
}
