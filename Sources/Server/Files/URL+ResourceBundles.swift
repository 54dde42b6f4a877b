import Foundation

extension URL {
    /// The resource bundles beside the executable, which hold texts and images.
    static let appBundles = Bundle.main.bundleURL.resourceBundles

    /// The resource bundles in a folder, in the order of their names.
    var resourceBundles: [URL] { contents(["resources", "bundle"]) }

    /// The folder's files of these kinds, in the order of their names. A build's folder contains thousands of others.
    func contents(_ extensions: [String]) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { name in extensions.contains { name.hasSuffix("." + $0) } }.sorted()
            .map { appendingPathComponent($0) }
    }
}
