import EspalierViews
import Foundation

/// Shows a background behind the content of a cell.
final class BackgroundConfigurationView: UIView {
    private let configuration: UIBackgroundConfiguration

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        if let view = configuration.customView { addFilling(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var contents: AnyView? { AnyView(configuration.shown) }
}
