#if DEBUG
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #endif

    /// The commands of a package's last build, as the package manager has written them for its build system (`debug.yaml`).
    ///
    /// They have the options of that build. So a change of a source needs neither the package's manifest nor its plan: the commands that
    /// depend on the file run again.
    struct BuildDescription: Sendable {
        struct Command: Sendable, Equatable {
            var name: String
            var tool = ""
            var inputs: [String] = []
            var outputs: [String] = []
            var arguments: [String] = []
        }

        private let commands: [Command]
        /// The indices of commands by their outputs.
        private let makers: [String: Int]
        /// The folders and files of the package itself whose change changes the plan.
        let structure: [String]
        /// All files and folders that a command reads.
        private let inputs: Set<String>

        /// Reads a file; nil if it cannot be read or describes nothing.
        init?(path: String) {
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            self.init(data)
        }

        /// Reads the lines that matter. Each list is JSON in one line.
        init?(_ data: Data) {
            var commands: [Command] = []
            Self.forEachLine(of: data) { line in
                if line.count > 5, line[0] == UInt8(ascii: " "), line[2] == UInt8(ascii: "\"") {
                    // A name of a target is followed by its nodes, that of a command by nothing.
                    guard line[line.count - 1] == UInt8(ascii: ":") else { return }
                    commands.append(Command(name: String(decoding: line[3..<(line.count - 2)], as: UTF8.self)))
                    return
                }
                guard line.count > 10, line[3] == UInt8(ascii: " "), let last = commands.indices.last else { return }
                switch line[4] {
                case UInt8(ascii: "t"):
                    if let value = Self.value(of: "    tool: ", line) {
                        commands[last].tool = String(decoding: value, as: UTF8.self)
                    }
                case UInt8(ascii: "i"):
                    if let list = Self.list(of: "    inputs: ", line) { commands[last].inputs = list }
                case UInt8(ascii: "o"):
                    if let list = Self.list(of: "    outputs: ", line) { commands[last].outputs = list }
                case UInt8(ascii: "a"):
                    if let list = Self.list(of: "    args: ", line) { commands[last].arguments = list }
                default: break
                }
            }
            commands.removeAll { $0.tool.isEmpty }
            guard !commands.isEmpty else { return nil }
            self.commands = commands
            structure = commands.first { $0.tool == "package-structure-tool" }?.inputs ?? []
            var makers: [String: Int] = [:]
            var inputs: Set<String> = []
            for (index, command) in commands.enumerated() {
                for output in command.outputs { makers[output] = index }
                inputs.formUnion(command.inputs)
            }
            (self.makers, self.inputs) = (makers, inputs)
        }

        /// The bytes of a debug build would be compared one by one, so the C library finds the lines.
        private static func forEachLine(of data: Data, _ body: (UnsafeRawBufferPointer) -> Void) {
            data.withUnsafeBytes { bytes in
                guard var start = bytes.baseAddress else { return }
                let end = start + bytes.count
                while start < end {
                    var stop = end
                    if let found = memchr(start, 10, end - start) { stop = UnsafeRawPointer(found) }
                    body(UnsafeRawBufferPointer(start: start, count: stop - start))
                    start = stop + 1
                }
            }
        }

        private static func value(of key: StaticString, _ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
            let length = key.utf8CodeUnitCount
            guard line.count > length, let start = line.baseAddress, memcmp(start, key.utf8Start, length) == 0 else {
                return nil
            }
            return UnsafeRawBufferPointer(rebasing: line[length...])
        }

        private static func list(of key: StaticString, _ line: UnsafeRawBufferPointer) -> [String]? {
            value(of: key, line).flatMap { try? JSONDecoder().decode([String].self, from: Data($0)) }
        }

        // MARK: The commands of a product

        /// The commands that make a file, those that others need first; empty if no command makes it.
        func commands(making product: String) -> [Command] {
            var order: [Command] = []
            var seen: Set<Int> = []
            func visit(_ node: String) {
                guard let index = makers[node], seen.insert(index).inserted else { return }
                for input in commands[index].inputs { visit(input) }
                order.append(commands[index])
            }
            visit(product)
            // The resources of a target are not part of the program, which finds them beside itself.
            let copies = commands.indices.filter { commands[$0].tool == "copy-tool" && !seen.contains($0) }
            for output in copies.flatMap({ commands[$0].outputs }) { visit(output) }
            return order
        }

        /// The output of a command that is a file, whatever its path.
        func output(sameAs file: String) -> String? {
            if makers[file] != nil { return file }
            let name = "/" + (file.split(separator: "/").last ?? "")
            guard let identity = FileIdentity(file) else { return nil }
            return makers.keys.first { $0.hasSuffix(name) && FileIdentity($0) == identity }
        }

        /// Whether some command reads a file.
        func isInput(_ path: String) -> Bool { inputs.contains(path) }

        /// The folders whose files can change a product: those of its targets, without what the build itself makes.
        ///
        /// - Parameter scratch: The folder of the build.
        func sourceFolders(of product: String, without scratch: String) -> [String] {
            let own = structure.filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
            var folders: Set<String> = []
            for command in commands(making: product) where command.tool != "write-auxiliary-file" {
                let files = command.inputs.filter {
                    $0.hasPrefix("/") && !Self.isInside(scratch, $0) && !$0.hasSuffix("/")
                }
                guard let first = files.first else { continue }
                if let folder = own.first(where: { Self.isInside($0, first) }) {
                    folders.insert(folder)
                    continue
                }
                let common = files.dropFirst().reduce(Self.folder(of: first)) { Self.common($0, Self.folder(of: $1)) }
                // Commands of the package manager read files of its own.
                if common != "/", !common.hasPrefix("/usr/"), !Self.isInside("/opt", common) { folders.insert(common) }
            }
            let sorted = folders.sorted()
            return sorted.filter { folder in !sorted.contains { $0 != folder && Self.isInside($0, folder) } }
        }

        /// The sources of a product with a file name.
        func sources(named name: String, of product: String, without scratch: String) -> [String] {
            let inputs = commands(making: product).flatMap(\.inputs)
            return Set(inputs.filter { $0.hasSuffix("/" + name) && !Self.isInside(scratch, $0) }).sorted()
        }

        /// Whether a path is a folder or inside of it.
        static func isInside(_ folder: String, _ path: String) -> Bool {
            path == folder || path.hasPrefix(folder + "/")
        }

        static func folder(of path: String) -> String {
            path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        }

        private static func common(_ one: String, _ other: String) -> String {
            let (one, other) = (one.split(separator: "/"), other.split(separator: "/"))
            let count = zip(one, other).prefix { $0 == $1 }.count
            return "/" + one.prefix(count).joined(separator: "/")
        }
    }
#endif
