import Foundation
import Synchronization

/// The folder with the stores of configurations that name no file: that of the option `--data`, or `data` in the working directory.
package enum ModelStoreFolder {
    private static let chosen = Mutex<URL?>(nil)

    /// Sets the folder. The server does so before the app starts.
    package static func set(_ url: URL) { chosen.withLock { $0 = url } }

    package static var url: URL {
        if let url = chosen.withLock({ $0 }) { return url }
        let arguments = CommandLine.arguments
        if let index = arguments.firstIndex(of: "--data"), index + 1 < arguments.count {
            return URL(filePath: arguments[index + 1], directoryHint: .isDirectory)
        }
        return URL(filePath: "data", directoryHint: .isDirectory)
    }
}
