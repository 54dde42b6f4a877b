public import CoreTransferable
public import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading {
    public static func _canLoad(from provider: NSItemProvider) -> Bool {
        !provider.registeredContentTypes(conformingTo: .image).isEmpty
    }

    public static func _load(
        from provider: NSItemProvider,
        _ completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        provider.loadDataRepresentation(for: .image) { data, error in
            completionHandler(data.flatMap { UIImage(data: $0) }, error)
        }
    }
}
