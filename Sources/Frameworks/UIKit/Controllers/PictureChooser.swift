import EspalierLayoutEngine
import EspalierPictures
package import EspalierViews
package import Foundation

/// A picture that the user has chosen.
package struct ChosenPicture: Sendable {
    package let image: UIImage
    /// The file, as it was uploaded.
    package let file: TemporaryFile
    /// The media type, such as `image/png`.
    package let mediaType: String
}

/// The view of a picker: a button over which the browser opens its chooser of files.
package final class PictureChooser: UIView {
    private let limit: Int
    private let finish: @MainActor ([ChosenPicture]) -> Void
    private var isReading = false { didSet { appearanceDidChange() } }
    private var message: SystemText? { didSet { appearanceDidChange() } }
    var usesCamera = false { didSet { if usesCamera != oldValue { appearanceDidChange() } } }

    /// A chooser.
    ///
    /// - Parameters:
    ///   - limit: The number of pictures; 0 for any.
    ///   - finish: Receives the pictures; none if the user chose nothing.
    package init(limit: Int, finish: @escaping @MainActor ([ChosenPicture]) -> Void) {
        self.limit = limit
        self.finish = finish
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
    }

    package required init?(coder: NSCoder) { nil }

    private func take(_ choice: FileInput.Choice) {
        switch choice {
        case .failure:
            message = .failedUpload
            Warning.log("an upload of a picture failed: it broke off, or is too large")
        case .files(let files) where files.isEmpty: finish([])
        case .files(let files):
            (message, isReading) = (nil, true)
            Task { [weak self] in
                let result = await Self.read(files)
                guard let self else { return }
                isReading = false
                switch result {
                case .success(let pictures): finish(pictures)
                case .failure(let fault):
                    message = .unusablePicture
                    Warning.log("a chosen picture is refused: \(fault)")
                }
            }
        }
    }

    /// Decodes the pictures once, off the main actor.
    private nonisolated static func read(_ files: [TemporaryFile]) async -> Result<[ChosenPicture], PictureFault> {
        var pictures: [ChosenPicture] = []
        for file in files {
            let result = await DecodingTurns.shared.perform(for: file.client) {
                Result { () throws(PictureFault) in try StoredPicture(file) }
            }
            switch result {
            case .failure(let fault): return .failure(fault)
            case .success(let stored):
                pictures.append(
                    ChosenPicture(image: UIImage(stored, scale: 1), file: file, mediaType: stored.mediaType))
            }
        }
        return .success(pictures)
    }

    override var contents: AnyView? {
        AnyView(
            FileChooserPanel(
                FileChooser(usesCamera ? .camera : .photos, accept: "image/*", limit: limit), isReading: isReading,
                failure: message, take: { [weak self] in self?.take($0) }, cancel: { [weak self] in self?.finish([]) }))
    }
}
