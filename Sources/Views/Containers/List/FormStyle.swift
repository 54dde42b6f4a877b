/// The appearance of forms.
public protocol FormStyle {
    static var _isColumns: Bool { get }
}

/// The platform's default: grouped.
public nonisolated struct AutomaticFormStyle: FormStyle {
    /// The platform's default style.
    public init() {}
    public static var _isColumns: Bool { false }
}

/// Rows in boxes that scroll.
public nonisolated struct GroupedFormStyle: FormStyle {
    /// A style with rows in boxes.
    public init() {}
    public static var _isColumns: Bool { false }
}

/// Controls in a column, without boxes and scrolling.
public nonisolated struct ColumnsFormStyle: FormStyle {
    /// A style with controls in a column.
    public init() {}
    public static var _isColumns: Bool { true }
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

private enum FormStyleIsColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var formStyleIsColumns: Bool {
        get { self[FormStyleIsColumnsKey.self] }
        set { self[FormStyleIsColumnsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the forms inside.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyleIsColumns, S._isColumns)
    }
}
