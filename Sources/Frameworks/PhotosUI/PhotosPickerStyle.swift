public import EspalierLayoutEngine
public import EspalierViews

/// The form of a photos picker.
public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
    private let name: String

    /// A button with the picker's label, which opens the browser's chooser.
    public static let presentation = PhotosPickerStyle(name: "presentation")
    /// A large button in the middle of the proposed space. The picker's label is not shown.
    public static let inline = PhotosPickerStyle(name: "inline")
    /// A large button across the proposed width. The picker's label is not shown.
    public static let compact = PhotosPickerStyle(name: "compact")
}

private enum PhotosPickerStyleKey: EnvironmentKey {
    static var defaultValue: PhotosPickerStyle { .presentation }
}

extension EnvironmentValues {
    var photosPickerStyle: PhotosPickerStyle {
        get { self[PhotosPickerStyleKey.self] }
        set { self[PhotosPickerStyleKey.self] = newValue }
    }
}

/// Parts of a photos picker that apps can disable.
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The search.
    public static let search = PHPickerCapabilities(rawValue: 1)
    /// The selected items in a row of their own.
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    /// The albums.
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    /// The buttons that add and cancel.
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    /// The question before sensitive pictures.
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

extension View {
    /// Sets the form of the photos pickers inside.
    public nonisolated func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View {
        environment(\.photosPickerStyle, mode)
    }

    /// Disables parts of the photos pickers inside. It has no effect, because the browser's chooser has none of them.
    public nonisolated func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View
    {
        self
    }

    /// Shows or hides the bars of the photos pickers inside. It has no effect, because the browser's chooser has none.
    public nonisolated func photosPickerAccessoryVisibility(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { self }
}
