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

    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
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
            HStack(spacing: 9) {
                ForEach(0..<numberOfPages, id: \.self) { index in
                    Circle().fill(self.color(index)).frame(width: 7, height: 7)
                }
            }
            .padding(.horizontal, 18)
            .frame(height: 26)
            .background { if backgroundStyle == .prominent { Capsule().fill(.ultraThinMaterial) } }
            .overlay {
                HStack(spacing: 0) {
                    half(.decrement, -1)
                    half(.increment, 1)
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text(verbatim: accessibilityLabel ?? ""))
            .accessibilityValue(Text(verbatim: "\(page + 1) / \(numberOfPages)"))
            .disabled(!isEnabled))
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

    /// The backgrounds of dots.
    public enum BackgroundStyle: Int, Sendable {
        /// None; a background; none.
        case automatic, prominent, minimal
    }
}
