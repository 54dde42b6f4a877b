import Foundation
import Testing

@Suite struct `The names that SwiftUI brings` {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    /// The folders of the modules that `import SwiftUI` exports as a whole.
    private static func exportedFolders() throws -> [String] {
        let text = try String(contentsOf: root.appending(path: "SwiftUI/SwiftUI.swift"), encoding: .utf8)
        let modules = text.matches(of: /@_exported public import (?:Espalier)?(\w+)\n/).map { String($0.1) }
        // The modules of the toolchain have no folder.
        return modules.flatMap { name in ["", "Frameworks/", "Support/"].map { $0 + name } }
            .filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
    }

    /// The names of the public types that a folder declares outside of others.
    private static func types(in folder: String) throws -> [String] {
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        var names: [String] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            let pattern =
                /\n(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:(?:nonisolated|final|indirect) )*(?:struct|class|enum|protocol|typealias|actor) (\w+)/
            names += "\n\(text)".matches(of: pattern).map { String($0.1) }
        }
        return names
    }

    @Test func `exist once, so that none is ambiguous`() throws {
        let folders = try Self.exportedFolders() + ["SwiftUI"]
        #expect(folders.count == 9)
        var counts: [String: Int] = [:]
        for name in try folders.flatMap(Self.types) { counts[name, default: 0] += 1 }
        #expect(counts["CGVector"] == 1 && counts["View"] == 1 && counts["UIView"] == 1)
        #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    }
}
