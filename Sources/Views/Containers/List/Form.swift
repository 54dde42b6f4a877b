import EspalierLayoutEngine
import Foundation

/// Controls for data in groups, as in the system's settings.
public nonisolated struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formStyleIsColumns) private var isColumns

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        if isColumns {
            VStack(alignment: .leading, spacing: 10) { content }
        } else {
            List { content }.listStyle(.insetGrouped)
        }
    }
}

/// A look for forms.
public protocol FormStyle {
    static var _isColumns: Bool { get }
}

/// The platform's: grouped.
public nonisolated struct AutomaticFormStyle: FormStyle {
    public init() {}
    public static var _isColumns: Bool { false }
}

/// Rows in boxes that scroll.
public nonisolated struct GroupedFormStyle: FormStyle {
    public init() {}
    public static var _isColumns: Bool { false }
}

/// The controls below each other, without boxes and without scrolling.
public nonisolated struct ColumnsFormStyle: FormStyle {
    public init() {}
    public static var _isColumns: Bool { true }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleIsColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var formStyleIsColumns: Bool {
        get { self[FormStyleIsColumnsKey.self] }
        set { self[FormStyleIsColumnsKey.self] = newValue }
    }
}

extension View {
    /// The look of the forms inside.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyleIsColumns, S._isColumns)
    }
}
