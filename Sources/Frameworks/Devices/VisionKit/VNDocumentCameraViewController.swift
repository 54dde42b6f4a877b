public import Foundation
@_exported public import UIKit

/// Photographs documents with the camera of the device, which a server lacks.
///
/// Ask `isSupported` first. A controller that is presented nevertheless fails at once. `PhotosPicker` and `fileImporter` let phones take a
/// photo.
open class VNDocumentCameraViewController: UIViewController {
    /// Whether there is a camera: false.
    public class var isSupported: Bool { false }

    /// Receives the result, and dismisses the controller.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let delegate else { return dismiss(animated: true) }
        let error = CocoaError(
            .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "This device has no camera."])
        delegate.documentCameraViewController(self, didFailWithError: error)
    }
}

/// Receives photographed documents.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// The user canceled.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// The camera failed, as always on this device.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}

    /// Dismisses the controller.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
        controller.dismiss(animated: true)
    }

    /// Dismisses the controller.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {
        controller.dismiss(animated: true)
    }
}

/// Photographed documents. No object of the class exists on this device.
public final class VNDocumentCameraScan: NSObject {
    override init() {
        super.init()
    }

    /// The number of pages.
    public var pageCount: Int { 0 }
    public var title: String { "" }
    /// A page. There are none, so every index is an error.
    public func imageOfPage(at index: Int) -> UIImage {
        preconditionFailure("A scan without pages has no page \(index).")
    }
}
