package import Foundation

extension Bundle {
    /// The path of the bundle to search for assets; nil for the program's own, which stands for all bundles of the app.
    package var searchPath: String? { self === Bundle.main ? nil : bundlePath }
}
