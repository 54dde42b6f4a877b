import Foundation

/// Warnings to the app's author, on the standard error stream.
package enum Diagnostics {
    package static func warn(_ message: String) {
        FileHandle.standardError.write(Data(("Espalier: " + message + "\n").utf8))
    }
}
