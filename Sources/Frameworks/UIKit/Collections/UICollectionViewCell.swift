import EspalierViews
public import Foundation

/// An item of a collection view, with the views that the app adds to `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
    /// A cell with a frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        addFilling(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addFilling(contentView)
    }

    /// The view for the app's subviews.
    public final let contentView = UIView(frame: .zero)

    /// The content in place of the app's subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if let contentConfiguration, let configured, configured.supports(contentConfiguration) {
                configured.configuration = contentConfiguration
            } else {
                configured?.removeFromSuperview()
                configured = contentConfiguration?.makeContentView()
                if let configured {
                    configured.backgroundColor = nil
                    contentView.addFilling(configured)
                }
            }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    private var configured: (any UIView & UIContentView)?

    /// The content as views of SwiftUI; nil for a cell of views of UIKit.
    final var configuredContent: AnyView? { (contentConfiguration as? any ShownConfiguration)?.shownContent }

    override func fittingContent(in width: CGFloat?) -> CGSize {
        if let configured, configuredContent != nil {
            let size = configured.fittingSize
            guard let width else { return size }
            return CGSize(width: size.width, height: configured.contentHeight(in: width) ?? size.height)
        }
        let content = configured ?? contentView
        let size = content.fittingSize
        var fitting = CGSize(
            width: size.width, height: width.flatMap { content.contentHeight(in: $0) } ?? size.height)
        if fitting.height < 0 { fitting.height = super.fittingContent(in: width).height }
        if fitting.width < 0 { fitting.width = super.fittingContent(in: width).width }
        return fitting
    }

    // MARK: States

    /// The background of the cell; nil for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            configuredBackground?.removeFromSuperview()
            configuredBackground = backgroundConfiguration.map { BackgroundConfigurationView($0) }
            if let configuredBackground { addFilling(configuredBackground, at: 0) }
            appearanceDidChange()
        }
    }

    private var configuredBackground: BackgroundConfigurationView?

    /// The background for `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    /// Whether the background changes with the state. It has no effect: `configurationUpdateHandler` changes it.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Whether the content changes with the state: it is asked for its value for a state.
    open var automaticallyUpdatesContentConfiguration = true

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// Changes the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Called before the cell is shown and after its state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    private var isPrepared = false

    /// Changes the configurations for the current state.
    open func setNeedsUpdateConfiguration() {
        guard isPrepared else { return }
        updateConfiguration(using: configurationState)
    }

    /// Called before the cell is shown and after its state has changed. A subclass changes its configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration, configuredContent == nil {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// The cell is made and configured.
    final func prepareForDisplay() {
        guard !isPrepared else { return }
        isPrepared = true
        updateConfiguration(using: configurationState)
    }

    /// The background of the cell as a row of a list; nil for that of the list.
    final var rowBackground: AnyView? {
        if let backgroundConfiguration { return AnyView(backgroundConfiguration.shown) }
        if isSelected {
            return AnyView(Color(selectedBackgroundView?.backgroundColor ?? .systemGray4))
        }
        return (backgroundView?.backgroundColor ?? backgroundColor).map { AnyView(Color($0)) }
    }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { addFilling(backgroundView, at: 0) }
        }
    }
    /// The view behind the content of a selected cell, in front of `backgroundView`.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let selectedBackgroundView else { return }
            addFilling(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            selectedBackgroundView.isHidden = !isSelected
        }
    }

    /// Whether the cell is selected.
    open var isSelected = false {
        didSet {
            selectedBackgroundView?.isHidden = !isSelected
            guard isSelected != oldValue else { return }
            setNeedsUpdateConfiguration()
            appearanceDidChange()
        }
    }
    /// Whether a finger is on the cell. It is never set.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
}
