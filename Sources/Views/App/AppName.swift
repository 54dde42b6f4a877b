import Foundation

/// The name of the running app: its program's, as a bundle without a name of its own has.
enum AppName {
    static let current = ProcessInfo.processInfo.processName
}
