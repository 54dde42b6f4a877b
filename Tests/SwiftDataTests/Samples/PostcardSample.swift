import Foundation
import SwiftData

@Model final class Postcard: PersistentModel {
    var text: String

    init(text: String) { self.text = text }
}
