import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the view that the style makes.
    associatedtype _Body: View

    /// Makes the body of a field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field in a style's configuration.
public nonisolated struct _TextFieldStyleLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
}

/// The platform's default: without decoration.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    /// The platform's default style of text fields.
    public nonisolated init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without decoration.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    /// A style without decoration.
    public nonisolated init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldAppearance, .plain)
    }
}

/// A field on a white background with a thin border and rounded corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// A style with a rounded border.
    public nonisolated init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldAppearance, .roundedBorder)
    }
}

/// A field on a white background with a thin border.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// A style with a square border.
    public nonisolated init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration
            .environment(\.textFieldAppearance, .plain)
            .padding(.horizontal, 7)
            .padding(.vertical, 6)
            .background(.background)
            .border(NamedStyle(name: .gray4))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The platform's default: without decoration.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A white background with a thin border and rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A white background with a thin border.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of the text fields inside.
    public nonisolated __consuming func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: TextField<_TextFieldStyleLabel>) in
            style._body(configuration: configuration)
        }
        .environment(\.textFieldAppearance, style is RoundedBorderTextFieldStyle ? .roundedBorder : .plain)
    }
}

/// The styles of text fields that the page draws by itself.
enum TextFieldAppearance: Equatable { case plain, roundedBorder }

private enum TextFieldAppearanceKey: EnvironmentKey { static var defaultValue: TextFieldAppearance { .plain } }

extension EnvironmentValues {
    var textFieldAppearance: TextFieldAppearance {
        get { self[TextFieldAppearanceKey.self] }
        set { self[TextFieldAppearanceKey.self] = newValue }
    }
}
