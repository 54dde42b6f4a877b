import SwiftUI

/// A field of UIKit that takes a number of characters. Its delegate decides on each change.
struct LimitedField: UIViewRepresentable {
    let prompt: String
    @Binding var text: String
    let limit: Int

    init(_ prompt: String, text: Binding<String>, limit: Int) {
        self.prompt = prompt
        _text = text
        self.limit = limit
    }

    func makeCoordinator() -> Gatekeeper { Gatekeeper() }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.attributedPlaceholder = Self.placeholder(prompt)
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.textContentType = .name
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.field = self
        field.text = text
    }

    /// The placeholders of all pages: Foundation for Linux does not release the attributes of such a string.
    private static var placeholders: [String: NSAttributedString] = [:]

    private static func placeholder(_ prompt: String) -> NSAttributedString {
        if let placeholder = placeholders[prompt] { return placeholder }
        let placeholder = NSAttributedString(string: prompt, attributes: [.foregroundColor: UIColor.systemOrange])
        placeholders[prompt] = placeholder
        return placeholder
    }

    /// Passes the text to the app, as long as it is not too long.
    final class Gatekeeper: NSObject, UITextFieldDelegate {
        var field: LimitedField?

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            (textField.text ?? "").utf16.count - range.length + string.utf16.count <= field?.limit ?? 0
        }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            field?.text = textField.text ?? ""
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }
}
