import SwiftData
import SwiftUI

/// The picture of an item. A new one has another number, so that browsers keep pictures as long as they like.
@Model final class Photo {
    @Attribute(.unique) var number = UUID()
    /// A JPEG file.
    @Attribute(.externalStorage) var content: Data

    init(content: Data) { self.content = content }
}
