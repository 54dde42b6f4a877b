import EspalierViews
public import Foundation

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    /// The title; nil for none.
    open var title: String?
    /// The symbol or image; nil for none.
    open var image: UIImage?
    /// The action.
    open var primaryAction: UIAction?
    /// The emphasis.
    open var style = Style.plain
    /// Whether the item can be used.
    open var isEnabled = true
    private var systemItem: SystemItem?

    /// An item with a closure as its action.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item of the system.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
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

    /// The menu that the item opens; nil for none.
    open var menu: UIMenu?

    @ViewBuilder var shown: some View {
        if let menu {
            Menu {
                MenuItems(elements: menu.children)
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
        }
    }

    @ViewBuilder private var label: some View {
        if let image {
            Image(uiImage: image).accessibilityLabel(Text(verbatim: title ?? ""))
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
            }
        }

        var symbol: String? {
            switch self {
            case .done, .cancel, .edit, .save: nil
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

/// The elements of a menu of UIKit as views.
struct MenuItems: View {
    let elements: [UIMenuElement]

    var body: some View {
        ForEach(elements, id: \.self) { element in
            if let menu = element as? UIMenu {
                if menu.options.contains(.displayInline) {
                    Section { AnyView(MenuItems(elements: menu.children)) }
                } else {
                    Menu {
                        AnyView(MenuItems(elements: menu.children))
                    } label: {
                        label(of: menu)
                    }
                }
            } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
                Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                    action.run(nil)
                } label: {
                    label(of: action)
                }
                .disabled(action.attributes.contains(.disabled))
            }
        }
    }

    @ViewBuilder private func label(of element: UIMenuElement) -> some View {
        if let action = element as? UIAction, action.state != .off {
            Label {
                Text(verbatim: element.title)
            } icon: {
                Image(systemName: "checkmark")
            }
        } else if let image = element.image {
            Label {
                Text(verbatim: element.title)
            } icon: {
                Image(uiImage: image)
            }
        } else {
            Text(verbatim: element.title)
        }
    }
}
