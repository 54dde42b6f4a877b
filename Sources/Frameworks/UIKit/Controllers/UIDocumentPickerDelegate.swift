public import Foundation

/// Receives the result of a document picker. All methods have default implementations.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The user chose files, or saved those of the app.
    ///
    /// - Parameter urls: The addresses of copies on the server, with the files' own names, which exist as long as the page; copy what you
    ///   keep. For exported files, their own addresses.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// The user chose nothing.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// The user chose a file. Called by the default implementation of `documentPicker(_:didPickDocumentsAt:)`.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }

    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// The operations of a document picker, for its initializers that take identifiers of types.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Imports a copy; opens the file; exports a copy; moves the file.
    case `import`, open, exportToService, moveToService
}
