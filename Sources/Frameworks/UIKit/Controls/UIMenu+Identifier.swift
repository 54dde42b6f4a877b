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

        // MARK: The menu bar on a Mac

        /// The menu of the app.
        public static let application = Identifier("com.apple.menu.application")
        /// The menu of files.
        public static let file = Identifier("com.apple.menu.file")
        /// The menu of edits.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The menu of formats.
        public static let format = Identifier("com.apple.menu.format")
        /// The menu of the view.
        public static let view = Identifier("com.apple.menu.view")
        /// The menu of windows.
        public static let window = Identifier("com.apple.menu.window")
        /// The menu of help.
        public static let help = Identifier("com.apple.menu.help")

        // MARK: Parts of the menu of a text

        /// Cut, copy and paste.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Undo and redo.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// Replacing a word.
        public static let replace = Identifier("com.apple.menu.replace")
        /// Sharing a text.
        public static let share = Identifier("com.apple.menu.share")
        /// Looking up a word.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// Learning a spelling.
        public static let learn = Identifier("com.apple.menu.learn")
        /// Reading a text aloud.
        public static let speech = Identifier("com.apple.menu.speech")
        /// Finding a text.
        public static let find = Identifier("com.apple.menu.find")
        /// Spelling and grammar.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// Substitutions, such as of quotes.
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        /// Upper and lower case.
        public static let transformations = Identifier("com.apple.menu.transformations")
        /// Bold, italic and underlined.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// The font.
        public static let font = Identifier("com.apple.menu.font")
        /// The alignment of a text.
        public static let alignment = Identifier("com.apple.menu.alignment")
        /// Filling in a known text.
        public static let autoFill = Identifier("com.apple.menu.autofill")

        // MARK: Parts of the menus for files and windows

        /// A new window.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// Opening a file.
        public static let open = Identifier("com.apple.menu.open")
        /// Opening a recent file.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// Closing a window.
        public static let close = Identifier("com.apple.menu.close")
        /// Printing.
        public static let print = Identifier("com.apple.menu.print")
        /// Saving and moving a document.
        public static let document = Identifier("com.apple.menu.document")
        /// The settings of the app.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// The version of the app.
        public static let about = Identifier("com.apple.menu.about")
        /// Quitting the app.
        public static let quit = Identifier("com.apple.menu.quit")
        /// Services of other apps.
        public static let services = Identifier("com.apple.menu.services")
        /// Hiding the app.
        public static let hide = Identifier("com.apple.menu.hide")
        /// Showing the sidebar.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// Showing the toolbar.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// The full screen.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// Minimizing and zooming a window.
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        /// Bringing all windows to the front.
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
        /// The menu of all others.
        public static let root = Identifier("com.apple.menu.root")
    }
}
