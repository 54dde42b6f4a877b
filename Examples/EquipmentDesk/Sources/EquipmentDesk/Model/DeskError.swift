import Foundation

/// Why the desk does not do what was asked.
enum DeskError: LocalizedError, Equatable {
    case nameIsMissing
    case serialIsTaken(String)
    case isLent(String)
    case isGone
    case dateHasPassed
    case nameIsTaken(String)
    case lastKeeper
    case table(line: Int, fault: String)

    var errorDescription: String? {
        switch self {
        case .nameIsMissing: String(localized: "A name is needed.")
        case .serialIsTaken(let serial): String(localized: "Another item has the serial number \(serial).")
        case .isLent(let name): String(localized: "\(name) is lent.")
        case .isGone: String(localized: "This item is no longer there.")
        case .dateHasPassed: String(localized: "The day of return has passed.")
        case .nameIsTaken(let name): String(localized: "The name \(name) is taken.")
        case .lastKeeper: String(localized: "One keeper has to remain.")
        case .table(let line, let fault): String(localized: "Line \(line): \(fault)")
        }
    }
}
