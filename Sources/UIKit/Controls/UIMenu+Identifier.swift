extension UIMenu {
    /// A name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A name of a menu.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The menus of the menu bar on a Mac: the app's, and those for files, edits, formats, the view, windows and help.
        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let format = Identifier("com.apple.menu.format")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")

        /// The parts of the menu of a text.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        public static let replace = Identifier("com.apple.menu.replace")
        public static let share = Identifier("com.apple.menu.share")
        public static let lookup = Identifier("com.apple.menu.lookup")
        public static let learn = Identifier("com.apple.menu.learn")
        public static let speech = Identifier("com.apple.menu.speech")
        public static let find = Identifier("com.apple.menu.find")
        public static let spelling = Identifier("com.apple.menu.spelling")
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        public static let transformations = Identifier("com.apple.menu.transformations")
        public static let textStyle = Identifier("com.apple.menu.text-style")
        public static let font = Identifier("com.apple.menu.font")
        public static let alignment = Identifier("com.apple.menu.alignment")
        public static let autoFill = Identifier("com.apple.menu.autofill")

        /// The parts of the menu for files and windows.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        public static let open = Identifier("com.apple.menu.open")
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        public static let close = Identifier("com.apple.menu.close")
        public static let print = Identifier("com.apple.menu.print")
        public static let document = Identifier("com.apple.menu.document")
        public static let preferences = Identifier("com.apple.menu.preferences")
        public static let about = Identifier("com.apple.menu.about")
        public static let quit = Identifier("com.apple.menu.quit")
        public static let services = Identifier("com.apple.menu.services")
        public static let hide = Identifier("com.apple.menu.hide")
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
        /// The menu of all others.
        public static let root = Identifier("com.apple.menu.root")
    }
}
