import CoreTransferable
import EspalierViews
import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// A provider of an upload's bytes, which are read when they are asked for.
    convenience init(_ upload: TemporaryFile, as type: UTType) {
        self.init(type) { ExportedContent(upload.data, at: upload.openAddress, owner: upload) }
    }
}
