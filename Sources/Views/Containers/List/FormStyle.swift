import EspalierLayoutEngine
import Foundation

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts of a form.
    typealias Configuration = FormStyleConfiguration
}

/// The parts of a form.
public nonisolated struct FormStyleConfiguration {
    /// The form's content.
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The form's content.
    public let content: Content
}

extension FormStyleConfiguration.Content: LazyStructure {
    @MainActor func appendParts(to parts: inout LazyParts) { parts.append(content) }
}

/// The platform's default: grouped.
public nonisolated struct AutomaticFormStyle: FormStyle {
    /// The platform's default style of forms.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Rows in boxes that scroll.
public nonisolated struct GroupedFormStyle: FormStyle {
    /// A style with rows in boxes.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.listStyle(.insetGrouped)
    }
}

/// Controls in a column, without boxes and scrolling.
public nonisolated struct ColumnsFormStyle: FormStyle {
    /// A style with controls in a column.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's default: grouped.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in boxes that scroll.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Controls in a column, without boxes and scrolling.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the style of the forms inside.
    public nonisolated __consuming func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: FormStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
