import CoreTransferable
import EspalierViews
import UniformTypeIdentifiers

extension NSItemProvider {
    /// A provider of an upload's bytes, which are read when they are asked for.
    convenience init(_ upload: TemporaryFile, as type: UTType) {
        self.init()
        registerDataRepresentation(for: type) { completion in
            completion(upload.data, nil)
            return nil
        }
    }
}
