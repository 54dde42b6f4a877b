import EspalierViews
import Foundation

/// Lets the user's browser save an image, as a file of the name `Image` in its format.
///
/// The browser decides whether it asks for a folder. It does not report whether the user keeps the file.
///
/// - Parameters:
///   - image: The image. A symbol and an SVG file cannot be saved.
///   - completionTarget: The object whose method is called then.
///   - completionSelector: A method such as `image(_:didFinishSavingWithError:contextInfo:)`. It receives the image, the error or nil, and
///     the pointer. A method whose last parameter is not optional receives an address that must not be read in place of nil.
///   - contextInfo: A pointer for the method.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let fault = image.offerToSave()
    guard let completionSelector else { return }
    let target = completionTarget.map { $0 as AnyObject }
    nonisolated(unsafe) let (info, object) = (contextInfo, target)  // The main actor hands them to itself.
    let finish: @MainActor () -> Void = {
        let placeholder = UnsafeMutableRawPointer(bitPattern: 1)
        let pointers: [Any?] = [
            info, info.map { UnsafeRawPointer($0) }, placeholder, placeholder.map { UnsafeRawPointer($0) },
        ]
        for pointer in pointers where completionSelector.call(on: object, image, fault, pointer) { return }
    }
    if let graph = ViewGraph.current { graph.enqueueAction { finish() } } else { finish() }
}

extension UIImage {
    /// Lets the browser save the image. Returns the error, if that is not possible.
    @MainActor
    fileprivate func offerToSave() -> NSError? {
        let missing = CocoaError(.fileWriteUnknown) as NSError
        guard let file = pixels?.file else {
            Warning.log("an image that is a symbol or an SVG file cannot be saved")
            return missing
        }
        do {
            let name = file.mediaType == "image/jpeg" ? "Image.jpg" : "Image.png"
            return ViewGraph.save(try PageFile(file.data, named: name, mediaType: file.mediaType)) ? nil : missing
        } catch {
            return error as NSError
        }
    }
}
