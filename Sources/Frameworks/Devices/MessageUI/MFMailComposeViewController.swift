public import Foundation
@_exported public import UIKit

/// Writes an email in the mail app of the device, which this device lacks.
///
/// Ask `canSendMail()` first. A controller that is presented nevertheless ends at once with the result `failed`. A `mailto:` URL
/// (`Link`, `openURL`) opens the mail app of the user's own device.
open class MFMailComposeViewController: UINavigationController {
    /// Whether the device has a mail app: false.
    public class func canSendMail() -> Bool { false }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Receives the result, and dismisses the controller.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Sets the subject.
    open func setSubject(_ subject: String) {}
    /// Sets the receivers.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets the receivers of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets the receivers of copies that others do not see.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets the text.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Sets the sender.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let delegate = mailComposeDelegate else { return dismiss(animated: true) }
        delegate.mailComposeController(self, didFinishWith: .failed, error: MFMailComposeError.missingMail)
    }
}

/// Results of a controller for emails.
public enum MFMailComposeResult: Int, Sendable {
    /// Cancelled; kept as a draft; sent; failed, as always on this device.
    case cancelled, saved, sent, failed
}

/// Receives the result of a controller for emails.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The controller is done. The receiver dismisses it, as the default implementation does.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        controller.dismiss(animated: true)
    }
}

/// A failure of an email. On this device it is always `sendFailed`.
public struct MFMailComposeError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "MFMailComposeErrorDomain"

    /// Reasons of a failure.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MFMailComposeError

        /// The draft was not kept; the email was not sent.
        case saveFailed, sendFailed
    }

    /// The draft was not kept.
    public static var saveFailed: Code { .saveFailed }
    /// The email was not sent.
    public static var sendFailed: Code { .sendFailed }

    fileprivate static var missingMail: MFMailComposeError {
        MFMailComposeError(.sendFailed, userInfo: [NSLocalizedDescriptionKey: "This device has no mail app."])
    }
}
