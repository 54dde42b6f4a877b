import Foundation

/// The reason why a chosen file does not reach the app.
enum FileImportFailure {
    case tooLarge, brokenOff, noRoom
    /// The file with this name is of another type.
    case wrongType(String)
    /// The file with this name does not meet the app's condition.
    case notEnabled(String)

    /// The description of the error, in English.
    var text: String {
        switch self {
        case .tooLarge: "The file is too large."
        case .brokenOff: "The upload of the file broke off."
        case .noRoom: "The server has no room for the file."
        case .wrongType(let name): "The file “\(name)” is not of an allowed type."
        case .notEnabled(let name): "The app does not take the file “\(name)”."
        }
    }

    /// The error for the app.
    var error: CocoaError {
        let code: CocoaError.Code =
            switch self {
            case .tooLarge: .fileReadTooLarge
            case .brokenOff: .fileReadUnknown
            case .noRoom: .fileWriteOutOfSpace
            case .wrongType, .notEnabled: .fileReadCorruptFile
            }
        return CocoaError(code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
