import Foundation
import SwiftData

@Model
final class Reading {
    var int: Int?
    var long: Int64?
    var flag: Bool?
    var double: Double?
    var float: Float?
    var date: Date?
    var data: Data?
    var url: URL?
    var uuid: UUID?
    var decimal: Decimal?
    var unit: Unit?
    var parts: [Double]?
    var explicit: Optional<Int> = nil
    enum Unit: String, Codable { case metric, imperial }
    init() {}
}
