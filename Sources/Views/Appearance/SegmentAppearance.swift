/// The appearance of pickers with segments.
package struct SegmentAppearance: Equatable {
    /// The color behind all segments.
    package var background: Color?
    /// The color of the selected segment.
    package var selection: Color?
    package var title = TextAttributes()
    package var selectedTitle = TextAttributes()

    package init() {}
}

private enum SegmentAppearanceKey: EnvironmentKey {
    static var defaultValue: SegmentAppearance? { nil }
}

extension EnvironmentValues {
    /// The appearance of the pickers inside; nil for that of the app.
    package var segmentAppearance: SegmentAppearance? {
        get { self[SegmentAppearanceKey.self] }
        set { self[SegmentAppearanceKey.self] = newValue }
    }
}
