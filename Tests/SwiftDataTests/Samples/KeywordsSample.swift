import Foundation
import SwiftData

@Model
final class Setting {
    var `default`: String
    var `in`: Bool = false
    var `case`: Int?
    init(default value: String) { self.default = value }
}
