import Foundation
import SwiftData

@Model
final class Telemetry {
    var name: String
    #if DEBUG
        var debugInfo: String = "debug"
    #else
        var releaseInfo: String = "release"
    #endif
    var value: Double = 0  // the last one

    init(name: String) { self.name = name }
}
