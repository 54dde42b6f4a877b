import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The content of a cell as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Makes the view of the content.
    func makeContentView() -> any UIView & UIContentView
    /// The content for a state of its view.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A content of views of SwiftUI, which a row shows without a view of UIKit, in their own height.
@MainActor
protocol ShownConfiguration {
    var shownContent: AnyView { get }
}

/// Shows a content of views of SwiftUI as a view of UIKit.
final class ConfiguredView: UIView, UIContentView {
    private let host: HostingView

    var configuration: any UIContentConfiguration {
        didSet {
            if let shown = configuration as? any ShownConfiguration { host.show(shown.shownContent) }
        }
    }

    init(_ configuration: any UIContentConfiguration & ShownConfiguration) {
        self.configuration = configuration
        host = HostingView(configuration.shownContent)
        super.init(frame: .zero)
        host.backgroundColor = nil
        addFilling(host)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(size) }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { host.systemLayoutSizeFitting(targetSize) }

    override func contentHeight(in width: CGFloat) -> CGFloat? {
        MeasuredContent.size(
            of: (configuration as? any ShownConfiguration)?.shownContent ?? AnyView(EmptyView()),
            for: ProposedViewSize(width: width, height: nil)
        ).height
    }

    override var fittingSize: CGSize {
        MeasuredContent.size(
            of: (configuration as? any ShownConfiguration)?.shownContent ?? AnyView(EmptyView()), for: .unspecified)
    }
}
