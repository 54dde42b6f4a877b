public import CoreTransferable
import EspalierPictures
public import EspalierViews
import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
    /// The image itself, which arrives in this process, or a PNG or JPEG picture, from which images only arrive.
    ///
    /// A picture that is damaged or has more than 50 million pixels throws an error.
    public static var transferRepresentation: some TransferRepresentation {
        ValueRepresentation<Image>(contentType: .image)
        DataRepresentation<Image>(importedContentType: .image) { data in
            Image(uiImage: UIImage(try await picture(of: data), scale: 1))
        }
    }

    /// Decodes a picture once, off the main actor.
    private nonisolated static func picture(of data: Data) async throws -> StoredPicture {
        try await DecodingTurns.shared.perform(for: nil) {
            Result { () throws(PictureFault) in try StoredPicture(validating: Array(data)) }
        }.get()
    }
}
