import Foundation

extension URL {
    /// The resource bundles beside the executable, with texts and images.
    static let appBundles = Bundle.main.bundleURL.resourceBundles

    /// The resource bundles in a folder, by name.
    var resourceBundles: [URL] { contents(["resources", "bundle"]) }

    /// The folder's files of these kinds, by name. A build folder contains thousands of others.
    func contents(_ extensions: [String]) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { name in extensions.contains { name.hasSuffix("." + $0) } }.sorted()
            .map { appendingPathComponent($0) }
    }
}
