/// The preference for the visibility of the bar of a tab view. The innermost value of the shown page takes precedence.
nonisolated enum TabBarVisibilityKey: PreferenceKey {
    static var defaultValue: Visibility? { nil }

    static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) {
        value = value ?? nextValue()
    }
}
