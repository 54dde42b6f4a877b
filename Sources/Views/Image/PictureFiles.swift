package import Foundation

/// The files behind the addresses and names in a page, for drawings on the server.
package protocol PictureFiles: AnyObject, Sendable {
    /// The elements inside the SVG of an icon, of 16 by 16 units; nil for an unknown name.
    func symbolMarkup(_ name: String) -> [UInt8]?

    /// A part of an image; nil for a file that is neither PNG nor JPEG.
    ///
    /// - Parameter part: In fractions of the image's width and height.
    func part(_ part: CGRect, of image: AppImage) -> LoadedImage?

    /// The file at an address on the app's server; nil if there is none.
    func data(at address: String) -> Data?
}
