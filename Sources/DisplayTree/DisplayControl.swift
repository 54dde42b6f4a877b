package import EspalierLayoutEngine

/// A control provided by the browser, with its state as the server knows it. All kinds have a tint and a disabled
/// state.
package struct DisplayControl: Sendable, Equatable {
    package var kind: Kind
    package var isDisabled: Bool
    /// The control's accent color; nil for the page's.
    package var tint: DisplayColor?
    /// The keyboard shortcut of a button or switch, as the page names it; nil for none.
    package var shortcut: String?
    /// The direction in which the control reads, and in which its parts follow each other. A button takes no notice of it.
    package var direction: LayoutDirection

    package init(
        kind: Kind, isDisabled: Bool = false, tint: DisplayColor? = nil, shortcut: String? = nil,
        direction: LayoutDirection = .leftToRight
    ) {
        self.kind = kind
        self.isDisabled = isDisabled
        self.tint = tint
        self.shortcut = shortcut
        self.direction = direction
    }

    package enum Kind: Sendable, Equatable {
        /// A button around the node's children; sends `tap`.
        case button(PressFeedback)
        /// One line of text; sends `input` with the text on each keystroke and `submit` on Return.
        indirect case textField(TextEntry)
        /// Several lines of text; sends `input`.
        indirect case textArea(TextEntry)
        /// A switch; sends `change` with a Boolean.
        case toggle(isOn: Bool)
        /// A knob on a track; sends `input` with a number while it is dragged, `change` at the end.
        case slider(value: Double, minimum: Double, maximum: Double, step: Double?)
        /// The browser's own menu over the drawn picker; sends `change` with the index of an option.
        case choice(options: [String], selected: Int?)
        /// A rotating wheel; sends nothing.
        case spinner
        /// A day or a time of day; sends `change` with a text.
        indirect case date(DateEntry)
        /// A color as `#rrggbb`; sends `change` with such a text.
        case color(String)
        /// The browser's chooser of files over the drawn control; sends `input` with the names of the uploads, separated by
        /// spaces: none if the user chose nothing, `-` and the status of the response if an upload failed.
        indirect case files(FileEntry)
        /// An invisible button over the drawn one, which reads the clipboard; sends `input` with its text.
        case clipboard
        /// Two buttons, minus and plus; sends `change` with -1 or 1.
        case stepper(canDecrement: Bool, canIncrement: Bool)
    }

    /// A day (`2026-11-21`) or a time of day (`14:05`), with the bounds for the browser's picker.
    package struct DateEntry: Sendable, Equatable {
        package var isTime: Bool
        package var value: String
        package var minimum: String?
        package var maximum: String?

        package init(isTime: Bool, value: String, minimum: String? = nil, maximum: String? = nil) {
            self.isTime = isTime
            self.value = value
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// The files that a user may choose.
    package struct FileEntry: Sendable, Equatable {
        /// Media types, separated by commas, as in HTML's `accept`.
        package var accept: String
        /// Whether the browser offers its camera instead of files.
        package var usesCamera: Bool
        /// The largest number of files.
        package var limit: Int
        /// Whether the browser opens its chooser when the control appears, if it allows that.
        package var opensAtOnce: Bool
        /// Whether the browser offers folders instead of files.
        package var ofFolders: Bool
        /// Whether pictures are uploaded in their own formats. Otherwise those that the server cannot read become JPEG files.
        package var keepsFormats: Bool
        /// The words for the progress of uploads, with bars between.
        package var words: String

        package init(
            accept: String, usesCamera: Bool = false, limit: Int = 1, opensAtOnce: Bool = false,
            ofFolders: Bool = false, keepsFormats: Bool = false, words: String = ""
        ) {
            self.accept = accept
            self.usesCamera = usesCamera
            self.limit = limit
            self.opensAtOnce = opensAtOnce
            self.ofFolders = ofFolders
            self.keepsFormats = keepsFormats
            self.words = words
        }
    }

    package struct TextEntry: Sendable, Equatable {
        package var value: String
        package var placeholder: String
        /// The color of the placeholder; nil for the style sheet's.
        package var placeholderColor: DisplayColor?
        package var isSecure: Bool
        package var style: DisplayTextStyle
        /// Whether the field has the border and the white background of `RoundedBorderTextFieldStyle`.
        package var isRounded: Bool
        /// The HTML attributes `inputmode` and `autocomplete`; empty for none.
        package var inputMode: String
        package var autocomplete: String
        /// The HTML attributes `autocapitalize` and `enterkeyhint`; empty for none.
        package var autocapitalize: String
        package var enterKey: String
        /// Whether the browser may correct typed text; nil for the browser's default.
        package var isCorrected: Bool?
        /// Whether the area scrolls and has the margins of a text editor.
        package var isEditor: Bool
        package var alignment: DisplayTextAlignment
        /// The app's last request for a selection; nil for none.
        package var selection: Selection?

        /// A request to select a part of the text, in UTF-16 offsets. Each has its own number.
        package struct Selection: Sendable, Equatable {
            package var number: Int
            package var range: Range<Int>

            package init(number: Int, range: Range<Int>) {
                self.number = number
                self.range = range
            }
        }

        package init(
            value: String, placeholder: String = "", placeholderColor: DisplayColor? = nil, isSecure: Bool = false,
            style: DisplayTextStyle,
            isRounded: Bool = false, inputMode: String = "", autocomplete: String = "",
            autocapitalize: String = "", enterKey: String = "", isCorrected: Bool? = nil, isEditor: Bool = false,
            alignment: DisplayTextAlignment = .leading
        ) {
            self.autocapitalize = autocapitalize
            self.enterKey = enterKey
            self.isCorrected = isCorrected
            self.isEditor = isEditor
            self.value = value
            self.placeholder = placeholder
            self.placeholderColor = placeholderColor
            self.isSecure = isSecure
            self.style = style
            self.isRounded = isRounded
            self.inputMode = inputMode
            self.autocomplete = autocomplete
            self.alignment = alignment
        }
    }
}
