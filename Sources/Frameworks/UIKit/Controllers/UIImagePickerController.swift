import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Lets the user choose a picture: the browser's chooser of files, or its camera.
///
/// The browser uploads the picture, and the delegate, a ``UIImagePickerControllerDelegate``, receives it as a `UIImage`. A file that is
/// no PNG or JPEG picture, is damaged, or has more than 50 million pixels or bytes than `--max-upload` allows is refused with a message to the user. Browsers
/// convert other formats.
open class UIImagePickerController: UINavigationController {
    /// A picker of the photo library.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The delegate, if it receives pictures.
    private var receiver: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    /// Sources of pictures.
    open var sourceType = SourceType.photoLibrary { didSet { chooser?.usesCamera = sourceType == .camera } }

    /// Whether the user may crop the picture. There is no editor: the edited image is the original one.
    open var allowsEditing = false

    /// The types of media. Only pictures are offered.
    open var mediaTypes = ["public.image"]

    /// The camera. It has no effect: the browser offers its cameras.
    open var cameraDevice = CameraDevice.rear

    /// Whether a source can be used. Browsers offer all of them.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

    /// Whether a camera can be used. Browsers offer all of them.
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }

    /// The types of media that a source offers.
    public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

    private var chooser: PictureChooser?

    override open func loadView() {
        let chooser = PictureChooser(limit: 1) { [weak self] in self?.finish($0.map(\.image)) }
        chooser.usesCamera = sourceType == .camera
        self.chooser = chooser
        view = chooser
    }

    private func finish(_ images: [UIImage]) {
        guard let image = images.first else {
            guard let receiver else { return dismiss(animated: true) }
            return receiver.imagePickerControllerDidCancel(self)
        }
        var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
        if allowsEditing { info[.editedImage] = image }
        receiver?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Sources of pictures.
    public enum SourceType: Int, Sendable {
        /// The browser's chooser of files; its camera; its chooser of files.
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// Cameras.
    public enum CameraDevice: Int, Sendable {
        /// At the back; at the front.
        case rear, front
    }

    /// Parts of the result.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The type of media, `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture again, with `allowsEditing`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The crop rectangle. It is never set, because there is no editor.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of the picture. It is never set, because the file has no name.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}

/// Receives the result of an image picker. All methods have default implementations.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user chose a picture. The receiver dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// The user chose nothing. By default the picker is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
