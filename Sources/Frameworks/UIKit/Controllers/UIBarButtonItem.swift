import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// An item of a bar.
///
/// The proxy's `tintColor` and the color of its `setTitleTextAttributes(_:for:)` change the bars of screens.
open class UIBarButtonItem: UIBarItem {
    /// An item without a title.
    override public init() {
        super.init()
    }

    /// The action.
    open var primaryAction: UIAction?
    /// The emphasis.
    open var style = Style.plain { didSet { if style != oldValue { readers.invalidateReaders() } } }
    /// The color of the item; nil for that of the bar.
    open var tintColor: UIColor? {
        didSet {
            guard tintColor != oldValue else { return }
            readers.invalidateReaders()
            proxyDidChange()
        }
    }
    /// The width of a fixed space in points; 0 for the standard one, 16 points. It has no effect on other items.
    open var width: CGFloat = 0
    /// The view in place of a title.
    open var customView: UIView?
    private var systemItem: SystemItem?

    /// An item that shows a view, in its own size.
    public init(customView: UIView) {
        self.customView = customView
        super.init()
    }

    /// An item with a closure as its action.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item of the system.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        title = systemItem.title
        if let symbol = systemItem.symbol { image = UIImage(systemName: symbol) }
    }

    /// An item that calls a method of an object, which is not retained.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init(title: title, primaryAction: UIAction(target) { target, _ in action(target)() })
        self.style = style
    }

    /// An item of the system that calls a method of an object, which is not retained.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init(systemItem: systemItem, primaryAction: UIAction(target) { target, _ in action(target)() })
    }

    /// An item of the system that calls a method of an object, which is not retained. Without a method it does nothing, as a space.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem, primaryAction: Self.action(target, action))
    }

    /// An item with a title that calls a method of an object, which is not retained.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, primaryAction: Self.action(target, action))
        self.style = style
    }

    /// An item with an image that calls a method of an object, which is not retained.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init(image: image, primaryAction: UIAction(target) { target, _ in action(target)() })
        self.style = style
    }

    /// An item with an image that calls a method of an object, which is not retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, primaryAction: Self.action(target, action))
        self.style = style
    }

    private static func action(_ target: Any?, _ selector: Selector?) -> UIAction? {
        selector.map { UIAction(target: target.map { $0 as AnyObject }, selector: $0) }
    }

    /// A space that takes the room that the others leave.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// A space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Spaces between items.
    enum Space {
        case flexible
        case fixed(CGFloat)
    }

    /// The space that the item is; nil for others.
    var space: Space? {
        switch systemItem {
        case .flexibleSpace: .flexible
        case .fixedSpace: .fixed(width.isFinite && width > 0 ? width : 16)
        default: nil
        }
    }

    override func write(to settings: inout InterfaceSettings) {
        settings.navigationBar.tint =
            (tintColor ?? titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor).map { Color($0) }
    }

    /// The menu that the item opens; nil for none.
    open var menu: UIMenu?

    /// The item with its texts for assistive technologies.
    var shown: some View { element.modifier(BarItemAccessibility(item: self)) }

    @ViewBuilder private var element: some View {
        if let customView {
            HostedView(view: customView, sizing: CustomViewSizing(customView), version: 0)
        } else if let menu {
            Menu {
                MenuItems(elements: menu.children, sender: self)
            } label: {
                label
            }
        } else {
            Button { [self] in
                primaryAction?.run(self)
            } label: {
                label.fontWeight(style == .done || systemItem == .done ? .semibold : nil)
            }
            .disabled(!isEnabled)
            .tint(tintColor.map { Color($0) })
        }
    }

    @ViewBuilder private var label: some View {
        if let image {
            Image(uiImage: image)
                .accessibilityLabel(Text(verbatim: accessibilityLabel ?? title ?? ""))
                .offset(x: (imageInsets.left - imageInsets.right) / 2, y: (imageInsets.top - imageInsets.bottom) / 2)
        } else {
            Text(verbatim: title ?? "")
        }
    }

    /// The emphasis of items.
    public enum Style: Int, Sendable {
        /// None.
        case plain = 0
        /// Emphasized, which ends something.
        case done = 2
    }

    /// Items of the system.
    public enum SystemItem: Int, Sendable {
        /// Words.
        case done, cancel, edit, save
        /// A plus sign.
        case add
        /// Other symbols.
        case trash, action, refresh, search, close, compose
        /// Other symbols.
        case camera, organize, reply, bookmarks, play, pause, stop, rewind, fastForward, undo, redo
        /// Spaces: the room that the other items leave; a width.
        case flexibleSpace, fixedSpace

        var title: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .trash: "Delete"
            case .action: "Share"
            case .refresh: "Refresh"
            case .search: "Search"
            case .close: "Close"
            case .compose: "Compose"
            case .camera: "Camera"
            case .organize: "Organize"
            case .reply: "Reply"
            case .bookmarks: "Bookmarks"
            case .play: "Play"
            case .pause: "Pause"
            case .stop: "Stop"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .flexibleSpace, .fixedSpace: ""
            }
        }

        var symbol: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            case .camera: "camera"
            case .organize: "folder"
            case .reply: "arrowshape.turn.up.left"
            case .bookmarks: "book"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .stop: "xmark"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .add: "plus"
            case .trash: "trash"
            case .action: "square.and.arrow.up"
            case .refresh: "arrow.clockwise"
            case .search: "magnifyingglass"
            case .close: "xmark"
            case .compose: "square.and.pencil"
            }
        }
    }
}

/// Shows an item of a bar, and follows its changes.
struct BarItem: View {
    let item: UIBarButtonItem

    var body: some View {
        let _ = item.readers.noteRead()
        item.shown
    }
}

/// The texts of an item for assistive technologies.
private struct BarItemAccessibility: ViewModifier {
    let item: UIBarButtonItem

    func body(content: Content) -> some View {
        let _ = item.readers.noteRead()
        var shown = AnyView(content)
        if let label = item.accessibilityLabel, item.image == nil {
            shown = AnyView(shown.accessibilityLabel(Text(verbatim: label)))
        }
        if let hint = item.accessibilityHint { shown = AnyView(shown.accessibilityHint(Text(verbatim: hint))) }
        if let value = item.accessibilityValue { shown = AnyView(shown.accessibilityValue(Text(verbatim: value))) }
        if let name = item.accessibilityIdentifier { shown = AnyView(shown.accessibilityIdentifier(name)) }
        return shown
    }
}

/// The size of the view of an item: that of its content, or else of its frame.
@MainActor
final class CustomViewSizing: HostedSizing {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let (content, own) = (view.fittingSize, view.bounds.size)
        return CGSize(
            width: content.width >= 0 ? content.width : own.width,
            height: content.height >= 0 ? content.height : own.height)
    }
}
