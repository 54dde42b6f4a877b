public import EspalierViews
public import Photos

extension View {
    /// Presents a picker of an item while a value is true.
    ///
    /// A sheet has a button that opens the browser's chooser, because browsers open it only when the user presses something. The sheet
    /// closes after a choice and when the user cancels; then `isPresented` becomes false.
    ///
    /// - Parameters:
    ///   - filter: The media that are offered; nil for all pictures and videos.
    ///   - preferredItemEncoding: The form of the file. It has no effect.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotosSheet(isPresented: isPresented, choice: PhotosChoice(selection, matching: filter)))
    }

    /// Presents a picker of an item while a value is true. The library has no effect.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(PhotosSheet(isPresented: isPresented, choice: PhotosChoice(selection, matching: filter)))
    }

    /// Presents a picker of several items while a value is true.
    ///
    /// - Parameters:
    ///   - maxSelectionCount: The largest number of items; nil or 0 for as many as a page takes, which is 64.
    ///   - selectionBehavior: The order and time of changes. It has no effect.
    ///   - filter: The media that are offered; nil for all pictures and videos.
    ///   - preferredItemEncoding: The form of the files. It has no effect.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosSheet(
                isPresented: isPresented,
                choice: PhotosChoice(selection, matching: filter, limit: maxSelectionCount)))
    }

    /// Presents a picker of several items while a value is true. The library has no effect.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(
            PhotosSheet(
                isPresented: isPresented,
                choice: PhotosChoice(selection, matching: filter, limit: maxSelectionCount)))
    }
}

/// Presents a choice in a sheet.
private nonisolated struct PhotosSheet: ViewModifier {
    let isPresented: Binding<Bool>
    let choice: PhotosChoice

    @MainActor func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented) {
            PhotosSheetContent(choice: choice) { isPresented.wrappedValue = false }
        }
    }
}

private struct PhotosSheetContent: View {
    let choice: PhotosChoice
    let end: @MainActor () -> Void
    @State private var message: SystemText?

    var body: some View {
        FileChooserSheet(FileChooserPanel(choice.chooser(), failure: message, take: { take($0) }, cancel: end))
    }

    private func take(_ files: FileInput.Choice) {
        switch files {
        case .files(let uploads):
            choice.take(uploads)
            end()
        case .failure:
            choice.fail()
            message = .failedUpload
        }
    }
}
