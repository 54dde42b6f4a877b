import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A controller whose view shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController, HostingSwiftUI {
    /// The view of SwiftUI.
    open var rootView: Content {
        didSet {
            (viewIfLoaded as? HostingView)?.show(AnyView(rootView))
            sizeDidChange()
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
        hosting.hasContentSize = sizingOptions.contains(.intrinsicContentSize)
        hosting.safeAreaRegions = safeAreaRegions
        view = hosting
    }

    /// The regions of the safe area that the view keeps free, by default all. The view extends under the edges of the others: with an
    /// empty set it ignores the safe area.
    open var safeAreaRegions = SafeAreaRegions.all {
        didSet { (viewIfLoaded as? HostingView)?.safeAreaRegions = safeAreaRegions }
    }

    /// The size that the root view chooses for a size.
    ///
    /// - Parameter size: The size that is proposed to the root view, in points. A length of `CGFloat.infinity` asks for the largest one.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        MeasuredContent.size(of: AnyView(rootView), for: ProposedViewSize(size))
    }

    /// The parts of the size that follow the content. The content is measured when it is set, not when its state changes.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            guard sizingOptions != oldValue else { return }
            (viewIfLoaded as? HostingView)?.hasContentSize = sizingOptions.contains(.intrinsicContentSize)
            sizeDidChange()
        }
    }

    private func sizeDidChange() {
        guard sizingOptions.contains(.preferredContentSize) else { return }
        preferredContentSize = MeasuredContent.size(of: AnyView(rootView), for: .unspecified)
    }
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
        measured = nil
        appearanceDidChange()
        if hasContentSize { invalidateIntrinsicContentSize() }
    }

    /// Whether constraints follow when the content changes.
    var hasContentSize = false {
        didSet { if hasContentSize != oldValue { invalidateIntrinsicContentSize() } }
    }
    private var measured: CGSize?

    override var intrinsicContentSize: CGSize {
        guard hasContentSize else { return super.intrinsicContentSize }
        let size = measured ?? MeasuredContent.size(of: content, for: .unspecified)
        measured = size
        return size
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        MeasuredContent.size(of: content, for: ProposedViewSize(size))
    }

    /// The ideal size of the content for the smallest size, otherwise the one that it chooses.
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let isCompressed = targetSize == Self.layoutFittingCompressedSize
        return MeasuredContent.size(of: content, for: isCompressed ? .unspecified : ProposedViewSize(targetSize))
    }

    override func contentHeight(in width: CGFloat) -> CGFloat? {
        hasContentSize
            ? MeasuredContent.size(of: content, for: ProposedViewSize(width: width, height: nil)).height : nil
    }

    override var contents: AnyView? {
        let filling = content.fillingProposal()
        let ignored = SafeAreaRegions.all.subtracting(safeAreaRegions)
        return ignored.isEmpty ? AnyView(filling) : AnyView(filling.ignoresSafeArea(ignored))
    }
}
