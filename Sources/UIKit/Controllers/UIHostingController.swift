import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A controller whose view shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController, HostingSwiftUI {
    /// The view of SwiftUI.
    open var rootView: Content {
        didSet {
            guard let hosting = viewIfLoaded as? HostingView else { return }
            hosting.show(AnyView(rootView))
        }
    }

    /// A controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    final var hostedContent: AnyView { AnyView(rootView) }

    override open func loadView() {
        let hosting = HostingView(AnyView(rootView))
        hosting.safeAreaRegions = safeAreaRegions
        view = hosting
    }

    /// The regions of the safe area that the view keeps free, by default all. The view extends under the edges of the others: with an
    /// empty set it ignores the safe area.
    open var safeAreaRegions = SafeAreaRegions.all {
        didSet { (viewIfLoaded as? HostingView)?.safeAreaRegions = safeAreaRegions }
    }

    /// The parts of the size that follow the content. It has no effect: the view has the size of its frame.
    open var sizingOptions: UIHostingControllerSizingOptions = []
}

/// The parts of the size of a hosting controller that follow the content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The preferred size of the controller.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The size of the view's content.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view that shows a view of SwiftUI in its middle.
final class HostingView: UIView {
    private var content: AnyView

    init(_ content: AnyView) {
        self.content = content
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// The regions of the safe area that the content keeps free.
    var safeAreaRegions = SafeAreaRegions.all { didSet { if safeAreaRegions != oldValue { appearanceDidChange() } } }

    func show(_ content: AnyView) {
        self.content = content
        appearanceDidChange()
    }

    override var contents: AnyView? {
        let filling = content.frame(maxWidth: .infinity, maxHeight: .infinity)
        let ignored = SafeAreaRegions.all.subtracting(safeAreaRegions)
        return ignored.isEmpty ? AnyView(filling) : AnyView(filling.ignoresSafeArea(ignored))
    }
}
