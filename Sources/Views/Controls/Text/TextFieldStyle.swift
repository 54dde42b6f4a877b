import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A look for text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    /// The field with what the style puts around it.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style is about.
public nonisolated struct _TextFieldStyleLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
}

/// The platform's look of a field: without decoration.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without decoration.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldLook, .plain)
    }
}

/// A field on a white ground with a thin border and round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldLook, .roundedBorder)
    }
}

/// A field on a white ground with a thin border.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration
            .environment(\.textFieldLook, .plain)
            .padding(.horizontal, 7)
            .padding(.vertical, 6)
            .background(.background)
            .border(NamedStyle(name: .gray4))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    /// The look of the text fields inside.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: TextField<_TextFieldStyleLabel>) in
            style._body(configuration: configuration)
        }
        .environment(\.textFieldLook, style is RoundedBorderTextFieldStyle ? .roundedBorder : .plain)
    }
}

/// The looks of text fields that the page draws by itself.
enum TextFieldLook: Equatable { case plain, roundedBorder }

private enum TextFieldLookKey: EnvironmentKey { static var defaultValue: TextFieldLook { .plain } }

extension EnvironmentValues {
    var textFieldLook: TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}
