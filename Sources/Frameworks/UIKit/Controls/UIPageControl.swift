import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A dot for each page, the current one of which is highlighted. A tap at a side of the middle goes to the page before or after it.
///
/// The proxy's `currentPageIndicatorTintColor` and `pageIndicatorTintColor` change the dots of SwiftUI's paged tab views.
open class UIPageControl: UIControl {
    private var page = 0

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            guard numberOfPages != oldValue else { return }
            numberOfPages = max(0, numberOfPages)
            currentPage = page
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    /// The current page, from 0, inside of the number of pages.
    open var currentPage: Int {
        get { page }
        set {
            let new = min(max(0, newValue), max(0, numberOfPages - 1))
            guard new != page else { return }
            page = new
            appearanceDidChange()
        }
    }

    /// Whether the dot of a single page is left out.
    open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { appearanceDidChange() } } }
    /// The color of the dots; nil for the system's.
    open var pageIndicatorTintColor: UIColor? {
        didSet { if pageIndicatorTintColor != oldValue { appearanceDidChange() } }
    }
    /// The color of the dot of the current page; nil for the system's.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if currentPageIndicatorTintColor != oldValue { appearanceDidChange() } }
    }
    /// Whether the dots have a background.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { appearanceDidChange() } }
    }
    /// The image in place of each dot; nil for a dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage !== oldValue { appearanceDidChange() } }
    }
    /// The image of the current page in place of its dot; nil for that of its other images.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage !== oldValue { appearanceDidChange() } }
    }
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// Sets the image of a page in place of its dot; nil for `preferredIndicatorImage`. A page that does not exist is ignored.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        images[page] = image
        appearanceDidChange()
    }

    /// The image of a page that was set; nil for none.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of a page while it is the current one; nil for `preferredCurrentPageIndicatorImage`.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        currentImages[page] = image
        appearanceDidChange()
    }

    /// The image of a page for the time when it is the current one; nil for none.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// The image in place of a dot; nil for the dot.
    final func shownImage(_ index: Int) -> UIImage? {
        let own = images[index] ?? preferredIndicatorImage
        return index == page ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? own : own
    }

    /// The direction from the first dot to the last one.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }
    /// The user's interaction, always none: taps end at once.
    open var interactionState: InteractionState { .none }

    /// Whether a drag over the dots changes the page. It has no effect: only taps do.
    open var allowsContinuousInteraction = true

    override func write(to settings: inout InterfaceSettings) {
        settings.currentPage = currentPageIndicatorTintColor.map { Color($0) }
        settings.otherPages = pageIndicatorTintColor.map { Color($0) }
    }

    /// The size of the dots for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * 16 - 9 + 36, height: 26)
    }

    override open var intrinsicContentSize: CGSize {
        let size = size(forNumberOfPages: numberOfPages)
        return direction.isVertical ? CGSize(width: size.height, height: size.width) : size
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var reportsOwnEvents: Bool { true }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    private func turn(by step: Int) {
        let old = page
        currentPage = page + step
        if page != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func color(_ index: Int) -> Color {
        if index == page { return Color(currentPageIndicatorTintColor ?? .label) }
        return pageIndicatorTintColor.map { Color($0) } ?? Color(UIColor.label).opacity(0.3)
    }

    override var contents: AnyView? {
        guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return nil }
        return AnyView(
            row(spacing: 9) {
                ForEach(0..<numberOfPages, id: \.self) { place in
                    self.dot(self.direction.isReversed ? self.numberOfPages - 1 - place : place)
                }
            }
            .padding(direction.isVertical ? .vertical : .horizontal, 18)
            .frame(width: direction.isVertical ? 26 : nil, height: direction.isVertical ? nil : 26)
            .background { if backgroundStyle == .prominent { Capsule().fill(.ultraThinMaterial) } }
            .overlay {
                row(spacing: 0) {
                    if direction.isReversed { half(.increment, 1) }
                    half(.decrement, -1)
                    if !direction.isReversed { half(.increment, 1) }
                }
            }
            .modifier(FixedDirection(isFixed: direction == .leftToRight || direction == .rightToLeft))
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text(verbatim: accessibilityLabel ?? ""))
            .accessibilityValue(Text(verbatim: "\(page + 1) / \(numberOfPages)"))
            .disabled(!isEnabled))
    }

    private func row(spacing: CGFloat, @ViewBuilder _ content: () -> some View) -> some View {
        let layout =
            direction.isVertical ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
        return layout { content() }
    }

    @ViewBuilder private func dot(_ index: Int) -> some View {
        if let image = shownImage(index) {
            ImageContent(image: image, font: .systemFont(ofSize: 9)).foregroundStyle(color(index))
        } else {
            Circle().fill(color(index)).frame(width: 7, height: 7)
        }
    }

    /// A half of the dots as a button.
    private func half(_ name: SystemText, _ step: Int) -> some View {
        Button { [weak self] in
            self?.turn(by: step)
        } label: {
            Color.clear.contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }

    /// The directions of dots.
    public enum Direction: Int, Sendable {
        /// That of the language; four fixed ones.
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop

        fileprivate var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
        fileprivate var isReversed: Bool { self == .rightToLeft || self == .bottomToTop }
    }

    /// The user's interactions with dots.
    public enum InteractionState: Int, Sendable {
        /// None; taps; a drag.
        case none, discrete, continuous
    }

    /// The backgrounds of dots.
    public enum BackgroundStyle: Int, Sendable {
        /// None; a background; none.
        case automatic, prominent, minimal
    }
}

/// Arranges dots from left to right in all languages.
private struct FixedDirection: ViewModifier {
    let isFixed: Bool

    func body(content: Content) -> some View {
        content.transformEnvironment(\.layoutDirection) { if isFixed { $0 = .leftToRight } }
    }
}
