import Foundation

/// The name of the running app: that of the file `Info.plist` among its resources, or else the program's.
package enum AppName {
    package static let current = name(in: Bundle.main.infoDictionary) ?? ProcessInfo.processInfo.processName

    /// The name for users; nil if there is none, or if it contains variables of a build by Xcode.
    static func name(in information: [String: Any]?) -> String? {
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            guard let name = information?[key] as? String, !name.isEmpty, !name.contains("$(") else { continue }
            return name
        }
        return nil
    }
}
