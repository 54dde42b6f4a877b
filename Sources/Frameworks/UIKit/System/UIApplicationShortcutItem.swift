public import Foundation

/// An action of the app's icon on the home screen.
///
/// An app can list its actions, but the icon of a page has none.
open class UIApplicationShortcutItem: NSObject {
    /// The type of the action, which the app knows.
    public internal(set) final var type: String
    /// The title.
    public internal(set) final var localizedTitle: String
    /// The line below the title; nil for none.
    public internal(set) final var localizedSubtitle: String?
    /// The icon; nil for none.
    public internal(set) final var icon: UIApplicationShortcutIcon?
    /// Values of the app; nil for none.
    public internal(set) final var userInfo: [String: any NSSecureCoding]?

    /// An action with a title.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }
}

/// The icon of an action of the home screen.
open class UIApplicationShortcutIcon: NSObject {
    /// The name of the symbol or image.
    let name: String

    /// A symbol.
    public init(systemImageName: String) {
        name = systemImageName
    }

    /// An image of the app.
    public init(templateImageName: String) {
        name = templateImageName
    }
}

extension UIApplication {
    private static var items: [UIApplicationShortcutItem]?

    /// The actions of the app's icon; nil for none. The list has no effect.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { Self.items }
        set { Self.items = newValue }
    }
}
