package import Foundation

/// A value of a column.
package enum StoredValue: Sendable, Hashable, Codable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)
}
