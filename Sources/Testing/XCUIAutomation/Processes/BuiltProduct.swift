import EspalierAutomation
import Foundation
import Synchronization

/// The programs that were built beside the tests.
enum BuiltProduct {
    /// The program under test.
    ///
    /// - Parameter name: The product's name, or a bundle identifier that ends with it; nil for the only one, or the one with the
    ///   package's name.
    static func find(_ name: String?, beside bundle: URL = testBundle) throws(AutomationProblem) -> URL {
        let name = name ?? ProcessInfo.processInfo.environment["ESPALIER_PRODUCT"]
        let key = "\(bundle.path) \(name ?? "")"
        if let known = known.withLock({ $0[key] }), FileManager.default.isExecutableFile(atPath: known.path) {
            return known
        }
        let found = try search(name, beside: bundle)
        known.withLock { $0[key] = found }
        return found
    }

    /// The programs that were found, since each launch asks for one.
    private static let known = Mutex<[String: URL]>([:])

    private static func search(_ name: String?, beside bundle: URL) throws(AutomationProblem) -> URL {
        let folder = bundle.deletingLastPathComponent()
        let candidates = programs(in: folder)
        let names = candidates.map(\.lastPathComponent)
        if let name {
            let wanted = [name, name.split(separator: ".").last.map(String.init) ?? name]
            if let found = candidates.first(where: { program in
                wanted.contains { $0.lowercased() == program.lastPathComponent.lowercased() }
            }) {
                return found
            }
            throw AutomationProblem(
                "no program \(name) was built in \(folder.path)"
                    + (names.isEmpty ? "" : ", but \(names.joined(separator: ", "))"))
        }
        if candidates.count == 1 { return candidates[0] }
        let package = bundle.lastPathComponent.replacingOccurrences(of: "PackageTests.xctest", with: "")
        if let found = candidates.first(where: { $0.lastPathComponent == package }) { return found }
        throw AutomationProblem(
            candidates.isEmpty
                ? "no program of an app was built in \(folder.path): the package needs an executable target with the app"
                : "several programs could be the app: \(names.joined(separator: ", ")). "
                    + "Name one: XCUIApplication(bundleIdentifier: \"\(names[0])\")")
    }

    /// The file that runs the tests.
    static var testBundle: URL {
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path)
    }

    /// The programs in a build folder that serve apps, by their names.
    static func programs(in folder: URL) -> [URL] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.sorted().compactMap { name in
            guard name.hasSuffix(".product") else { return nil }
            let program = folder.appendingPathComponent(String(name.dropLast(8)))
            let list = folder.appendingPathComponent(name).appendingPathComponent("Objects.LinkFileList")
            guard !program.lastPathComponent.hasSuffix("-tool"), program.pathExtension.isEmpty,
                FileManager.default.isExecutableFile(atPath: program.path),
                let objects = try? String(contentsOf: list, encoding: .utf8), objects.contains("EspalierServer.build")
            else { return nil }
            return program
        }
    }
}
