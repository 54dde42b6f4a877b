import Foundation

extension URL {
    /// The resource bundles beside the executable, with texts and images: that of the program's own target first.
    static let appBundles: [URL] = {
        let bundles = Bundle.main.bundleURL.resourceBundles
        guard let own = MainResources.ownBundle(of: MainResources.program, among: bundles) else { return bundles }
        return [own] + bundles.filter { $0 != own }
    }()

    /// The resource bundles in a folder, by name.
    var resourceBundles: [URL] { contents(["resources", "bundle"]) }

    /// The folder's files of these kinds, by name. A build folder contains thousands of others.
    func contents(_ extensions: [String]) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { name in extensions.contains { name.hasSuffix("." + $0) } }.sorted()
            .map { appendingPathComponent($0) }
    }
}
