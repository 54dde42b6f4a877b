public import EspalierViews
import Foundation
@_exported public import Photos

/// A button that lets the user choose pictures and videos by the browser's chooser of files.
///
/// The button has the style of its environment, and the accent color by default. The chosen files are uploaded and then replace the
/// selection, in the browser's order. Cancelling the chooser leaves the selection as it is. Files of other types and those beyond
/// `maxSelectionCount` are left out, with a line in the log. A file has at most what `--max-upload` allows; an upload that fails is reported to the user.
public nonisolated struct PhotosPicker<Label: View>: View {
    private let choice: PhotosChoice
    private let label: Label
    @Environment(\.photosPickerStyle) private var style
    @Environment(\.locale) private var locale
    @State private var hasFailed = false

    private init(_ choice: PhotosChoice, label: Label) {
        self.choice = choice
        self.label = label
    }

    @MainActor public var body: some View {
        Group {
            if style == .presentation {
                FileChooserButton(choice.chooser(), label: label) { take($0) }
            } else {
                FileChooserCard(choice.chooser(opensAtOnce: false)) { take($0) }
                    .frame(maxWidth: .infinity, maxHeight: style == .inline ? .infinity : nil)
            }
        }
        // Nothing passes the filter.
        .disabled(choice.kinds.isEmpty)
        .alert(isPresented: $hasFailed) {
            Alert(title: SystemText.failedUpload.label(in: locale))
        }
    }

    @MainActor private func take(_ files: FileInput.Choice) {
        switch files {
        case .files(let uploads): choice.take(uploads)
        case .failure:
            choice.fail()
            hasFailed = true
        }
    }
}

// MARK: One item

extension PhotosPicker {
    /// A picker of an item, with a label.
    ///
    /// - Parameters:
    ///   - filter: The media that are offered; nil for all pictures and videos.
    ///   - preferredItemEncoding: The form of the file. It has no effect.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(selection, matching: filter), label: label())
    }

    /// A picker of an item, with a label.
    ///
    /// - Parameters:
    ///   - filter: The media that are offered; nil for all pictures and videos.
    ///   - preferredItemEncoding: The form of the file. It has no effect.
    ///   - photoLibrary: The library. It has no effect, because the browser offers the user's own files.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(selection, matching: filter), label: label())
    }
}

extension PhotosPicker where Label == Text {
    /// A picker of an item, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(selection, matching: filter), label: Text(titleKey))
    }

    /// A picker of an item, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(selection, matching: filter), label: Text(title))
    }

    /// A picker of an item, with a localized title. The library has no effect.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosChoice(selection, matching: filter), label: Text(titleKey))
    }

    /// A picker of an item, with a title. The library has no effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosChoice(selection, matching: filter), label: Text(title))
    }
}

// MARK: Several items

extension PhotosPicker {
    /// A picker of several items, with a label.
    ///
    /// - Parameters:
    ///   - maxSelectionCount: The largest number of items; nil or 0 for as many as a page takes, which is 64.
    ///   - selectionBehavior: The order and time of changes. It has no effect.
    ///   - filter: The media that are offered; nil for all pictures and videos.
    ///   - preferredItemEncoding: The form of the files. It has no effect.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(selection, matching: filter, limit: maxSelectionCount), label: label())
    }

    /// A picker of several items, with a label.
    ///
    /// - Parameters:
    ///   - maxSelectionCount: The largest number of items; nil or 0 for as many as a page takes, which is 64.
    ///   - selectionBehavior: The order and time of changes. It has no effect.
    ///   - filter: The media that are offered; nil for all pictures and videos.
    ///   - preferredItemEncoding: The form of the files. It has no effect.
    ///   - photoLibrary: The library. It has no effect, because the browser offers the user's own files.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(selection, matching: filter, limit: maxSelectionCount), label: label())
    }
}

extension PhotosPicker where Label == Text {
    /// A picker of several items, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(selection, matching: filter, limit: maxSelectionCount), label: Text(titleKey))
    }

    /// A picker of several items, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(selection, matching: filter, limit: maxSelectionCount), label: Text(title))
    }

    /// A picker of several items, with a localized title. The library has no effect.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosChoice(selection, matching: filter, limit: maxSelectionCount), label: Text(titleKey))
    }

    /// A picker of several items, with a title. The library has no effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosChoice(selection, matching: filter, limit: maxSelectionCount), label: Text(title))
    }
}
