public import CoreTransferable
import EspalierViews
public import Foundation
public import UniformTypeIdentifiers

/// A picture or video that the user has chosen.
///
/// The file is on the server for as long as the app keeps the item. Two items are equal if they stand for the same choice: a file that
/// is chosen again is another item.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    private let file: ChosenFile?

    /// The identity in the photo library: the one that the item was made with. Chosen items have none, because browsers have no
    /// library.
    public let itemIdentifier: String?

    /// The type of the file, as the browser states it: often `jpeg`, because browsers convert pictures other than PNG and JPEG. An item
    /// without a file has none.
    public let supportedContentTypes: [UTType]

    /// An item of the photo library. There is none here, so that nothing can be loaded.
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
        file = nil
        supportedContentTypes = []
    }

    /// An item of an upload.
    init(_ file: TemporaryFile, type: UTType) {
        itemIdentifier = nil
        self.file = ChosenFile(file: file)
        supportedContentTypes = [type]
    }

    /// Loads the item.
    ///
    /// - Parameter type: `Data`, `Image` or a type of the app's own with a representation that takes a type of `supportedContentTypes`,
    ///   such as `image` or `movie`.
    /// - Returns: The value; nil if the type takes none of the item's types.
    /// - Throws: The error of the type's representation, also for a damaged picture.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await provider.loadTransferable(type)
    }

    /// Loads the item.
    ///
    /// - Parameter completionHandler: Receives the value, or nil if the type takes none of the item's types. It is called on the main
    ///   actor.
    /// - Returns: The progress, from 0 to 1.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let finish: (T?) -> Void = { value in
            progress.completedUnitCount = 1
            completionHandler(.success(value))
        }
        if let loading = provider.loading(as: type) {
            TransferWork(loading) {
                finish($0)
            } failure: {
                completionHandler(.failure($0))
            }.start()
        } else {
            TransferWork<T?>(.ready(nil), success: finish) { _ in }.start()
        }
        return progress
    }

    private var provider: NSItemProvider {
        guard let upload = file?.file, let type = supportedContentTypes.first else { return NSItemProvider() }
        return NSItemProvider(upload, as: type)
    }

    /// The form of a chosen file. It has no effect: browsers convert pictures other than PNG and JPEG.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String

        /// The best form for the app.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The form in which the file is stored.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// A form that all programs read.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }
}

/// An upload, which is equal only to itself.
private struct ChosenFile: Hashable, Sendable {
    let file: TemporaryFile

    static func == (left: ChosenFile, right: ChosenFile) -> Bool { left.file === right.file }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(file)) }
}
