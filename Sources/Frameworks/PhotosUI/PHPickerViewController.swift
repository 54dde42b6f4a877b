public import CoreTransferable
import EspalierViews
public import Foundation
public import UIKit
import UniformTypeIdentifiers

/// Lets the user choose pictures by the browser's chooser of files.
///
/// The browser uploads the pictures, and the delegate receives providers of them. A file that is no PNG or JPEG picture, is
/// damaged, or has more than 50 million pixels or bytes than `--max-upload` allows is refused with a message to the user.
open class PHPickerViewController: UIViewController {
    /// The pictures that can be chosen.
    public let configuration: PHPickerConfiguration
    /// Receives the chosen pictures.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// A picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    override open func loadView() {
        view = PictureChooser(limit: configuration.selectionLimit) { [weak self] pictures in
            guard let self else { return }
            let results = pictures.map { picture in
                let type = UTType.ofFile(mediaType: picture.mediaType) ?? .image
                return PHPickerResult(itemProvider: NSItemProvider(picture.file, as: type))
            }
            delegate?.picker(self, didFinishPicking: results)
        }
    }
}

/// Receives the chosen pictures.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user has chosen pictures; none if the picker was canceled. The receiver dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The pictures that can be chosen.
public struct PHPickerConfiguration: Equatable, Sendable {
    /// The number of pictures; 0 for any.
    public var selectionLimit = 1
    /// The kinds of media; only pictures are offered.
    public var filter: PHPickerFilter?
    /// The form in which media are passed. It has no effect.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// One picture.
    public init() {}

    /// The forms of media.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The best one; the current one; one that all programs read.
        case automatic, current, compatible
    }
}

/// A chosen picture.
public struct PHPickerResult {
    /// Provides the picture as a `UIImage`, or as the bytes of its file.
    public let itemProvider: NSItemProvider
    /// The name of the picture in a library; nil, because the browser has none.
    public var assetIdentifier: String? { nil }
}
