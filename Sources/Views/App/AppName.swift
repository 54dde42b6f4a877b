import Foundation

/// The name of the running app. It is the program's name, as for a bundle without a name.
enum AppName {
    static let current = ProcessInfo.processInfo.processName
}
