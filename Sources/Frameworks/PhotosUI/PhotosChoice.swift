import EspalierViews

/// The choice that a picker offers, and where its result goes.
struct PhotosChoice {
    let kinds: MediaKinds
    /// The largest number of items; 0 for any.
    let limit: Int
    private let selection: Selection

    private enum Selection {
        case one(Binding<PhotosPickerItem?>), many(Binding<[PhotosPickerItem]>)
    }

    /// The choice of an item.
    init(_ selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter?) {
        kinds = filter?.offered ?? .all
        limit = 1
        self.selection = .one(selection)
    }

    /// The choice of several items.
    init(_ selection: Binding<[PhotosPickerItem]>, matching filter: PHPickerFilter?, limit: Int?) {
        kinds = filter?.offered ?? .all
        self.limit = max(0, limit ?? 0)
        self.selection = .many(selection)
    }

    /// The chooser of files for it.
    func chooser(opensAtOnce: Bool = true) -> FileChooser {
        FileChooser(kinds == .images ? .photos : .media, accept: kinds.accept, limit: limit, opensAtOnce: opensAtOnce)
    }

    /// Selects the uploads. Without any, the selection remains.
    @MainActor func take(_ uploads: [TemporaryFile]) {
        let items = uploads.compactMap { upload -> PhotosPickerItem? in
            let type = kinds.contentType(mediaType: upload.mediaType)
            if type == nil { Warning.log("a chosen file is left out: its type is not among those of the PhotosPicker") }
            return type.map { PhotosPickerItem(upload, type: $0) }
        }
        guard !items.isEmpty else { return }
        switch selection {
        case .one(let item): item.wrappedValue = items[0]
        case .many(let all): all.wrappedValue = items
        }
    }

    /// Logs that an upload failed.
    func fail() {
        Warning.log("an upload of a PhotosPicker failed: it broke off, or is too large")
    }
}
