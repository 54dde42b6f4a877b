public import Foundation
public import UIKit

/// Writes a text message in the app of the device, which this device lacks.
///
/// Ask `canSendText()` first. A controller that is presented nevertheless ends at once with the result `failed`. An `sms:` URL
/// (`Link`, `openURL`) opens the app of the user's own device.
open class MFMessageComposeViewController: UINavigationController {
    /// Whether the device sends messages: false.
    public class func canSendText() -> Bool { false }
    /// Whether messages have a subject: false.
    public class func canSendSubject() -> Bool { false }
    /// Whether messages have files: false.
    public class func canSendAttachments() -> Bool { false }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Receives the result, and dismisses the controller.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    /// The receivers.
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    /// Adds a file. False: there are no files.
    @discardableResult
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

    /// Adds a file. False: there are no files.
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let delegate = messageComposeDelegate else { return dismiss(animated: true) }
        delegate.messageComposeViewController(self, didFinishWith: .failed)
    }
}

/// Results of a controller for messages.
public enum MessageComposeResult: Int, Sendable {
    /// Cancelled; sent; failed, as always on this device.
    case cancelled, sent, failed
}

/// Receives the result of a controller for messages.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The controller is done. The receiver dismisses it.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
