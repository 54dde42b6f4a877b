import Foundation

/// A shell script in place of a program.
struct Script {
    let path: String

    /// Another program writes the file. The system does not run a file that is open for writing, and a program that another test starts at the
    /// same time inherits the open files of this one for a moment.
    init(_ lines: String) throws {
        let text = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID()).txt")
        try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        path = text.deletingPathExtension().appendingPathExtension("sh").path
        let copy = try Process.run(
            URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", text.path, path])
        copy.waitUntilExit()
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
