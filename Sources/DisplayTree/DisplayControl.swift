/// A control that the browser brings: its state as the server knows it. Tint and disabled state are common to all.
package struct DisplayControl: Sendable, Equatable {
    package var kind: Kind
    package var isDisabled: Bool
    /// The control's accent; nil for the page's.
    package var tint: DisplayColor?

    package init(kind: Kind, isDisabled: Bool = false, tint: DisplayColor? = nil) {
        self.kind = kind
        self.isDisabled = isDisabled
        self.tint = tint
    }

    package enum Kind: Sendable, Equatable {
        /// A button around the node's children; sends `tap`.
        case button(PressFeedback)
        /// One line of text; sends `input` with the text on each keystroke and `submit` on Return.
        case textField(TextEntry)
        /// Several lines of text; sends `input`.
        case textArea(TextEntry)
        /// A switch; sends `change` with a Boolean.
        case toggle(isOn: Bool)
        /// A knob on a track; sends `input` with a number while it is dragged, `change` at the end.
        case slider(value: Double, minimum: Double, maximum: Double, step: Double?)
        /// Two buttons, minus and plus; sends `change` with -1 or 1.
        case stepper(canDecrement: Bool, canIncrement: Bool)
    }

    package struct TextEntry: Sendable, Equatable {
        package var value: String
        package var placeholder: String
        package var isSecure: Bool
        package var style: DisplayTextStyle
        /// Whether the field has the border and the white ground of `RoundedBorderTextFieldStyle`.
        package var isRounded: Bool
        /// A CSS `inputmode`, `autocomplete`, `autocapitalize`; empty for none.
        package var inputMode: String
        package var autocomplete: String
        package var alignment: DisplayTextAlignment

        package init(
            value: String, placeholder: String = "", isSecure: Bool = false, style: DisplayTextStyle,
            isRounded: Bool = false, inputMode: String = "", autocomplete: String = "",
            alignment: DisplayTextAlignment = .leading
        ) {
            self.value = value
            self.placeholder = placeholder
            self.isSecure = isSecure
            self.style = style
            self.isRounded = isRounded
            self.inputMode = inputMode
            self.autocomplete = autocomplete
            self.alignment = alignment
        }
    }
}
