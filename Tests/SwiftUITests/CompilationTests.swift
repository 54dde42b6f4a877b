import Foundation
import Testing

/// Compiles code as an app's package does, in modules of its own.
private struct Compiler {
    /// The folder of the modules that the tests were built with.
    private static let modules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "compilation-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The errors in a source, with the modules that were made before.
    func errors(in source: String, _ options: String...) throws -> [String] {
        try run(["-typecheck", try write(source, "App")] + options)
    }

    /// Makes a module that other sources can import.
    func makeModule(_ name: String, _ source: String) throws {
        let errors = try run([
            "-emit-module", "-module-name", name, "-emit-module-path",
            folder.appending(path: name + ".swiftmodule").path, try write(source, name),
        ])
        #expect(errors == [])
    }

    /// The errors in the files of a folder of `Sources`, compiled without traits.
    func errors(inFolder name: String) throws -> [String] {
        let folder = Self.root.appending(path: "Sources/" + name)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try run(
            [
                "-typecheck", "-module-name", name, "-parse-as-library", "-enable-upcoming-feature",
                "MemberImportVisibility",
            ]
                + files.filter { $0.pathExtension == "swift" }.map(\.path))
    }

    private func write(_ source: String, _ name: String) throws -> String {
        let file = folder.appending(path: name + ".swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    private func run(_ arguments: [String]) throws -> [String] {
        let found = Process()
        let process = Process()
        for (process, path) in [(found, "scripts/symbol-graphs"), (process, "/usr/bin/env")] {
            process.executableURL = URL(filePath: path, relativeTo: Self.root)
            process.currentDirectoryURL = Self.root
        }
        found.arguments = ["--options"]
        let options = try output(of: found).split(separator: "\n").map(String.init)
        process.arguments =
            ["swiftc", "-swift-version", "6", "-diagnostic-style=llvm", "-I", folder.path, "-I"]
            + [Self.modules.appending(path: "Modules").path] + options + arguments
        return try output(of: process).matches(of: /error: .*/).map { String($0.0) }
    }

    private func output(of process: Process) throws -> String {
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

@Suite struct `The module SwiftUI` {
    @Test func `compiles without the trait UIKit`() throws {
        let compiler = try Compiler()
        defer { compiler.remove() }
        #expect(try compiler.errors(inFolder: "SwiftUI") == [])
    }
}

@Suite struct `An app that imports SwiftUI` {
    @Test func `may have modules with types that Combine has too`() throws {
        let compiler = try Compiler()
        defer { compiler.remove() }
        try compiler.makeModule(
            "Shop",
            """
            public struct Subscription: Sendable { public init() {} }
            public struct Subscriber: Sendable { public init() {} }
            public struct Publisher: Sendable { public init() {} }
            public struct Subject: Sendable { public init() {} }
            public struct Record: Sendable { public init() {} }
            public struct Future: Sendable { public init() {} }
            public struct Empty: Sendable { public init() {} }
            public struct Scheduler: Sendable { public init() {} }
            """)
        let source = """
            import Shop
            import SwiftUI

            struct Plan: View {
                let own: [Any] = [
                    Subscription(), Subscriber(), Publisher(), Subject(), Record(), Future(), Empty(), Scheduler(),
                ]
                var body: some View { Text("a") }
            }

            @MainActor final class Model: ObservableObject {
                @Published var count = 0
                let changes = PassthroughSubject<Int, Never>()
                var kept: Set<AnyCancellable> = []

                func start() {
                    $count.sink { _ in }.store(in: &kept)
                    changes.map { $0 + 1 }.sink { [weak self] in self?.count = $0 }.store(in: &kept)
                    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &kept)
                }
            }
            """
        #expect(try compiler.errors(in: source) == [])
    }

    @Test func `may have shapes in modules that belong to the main actor by default`() throws {
        let compiler = try Compiler()
        defer { compiler.remove() }
        let source = """
            import SwiftUI

            nonisolated struct Wave: Shape {
                var height: Double
                var animatableData: Double { get { height } set { height = newValue } }
                func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: inset)) }
                private var inset: Double { height / 2 }
            }

            struct Arrow: Shape {
                var width = 1.0
                nonisolated var animatableData: Double { get { width } set { width = newValue } }
                nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: width, dy: 0)) }
            }

            struct Ring: InsettableShape {
                var amount = 0.0
                nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
                nonisolated func inset(by amount: CGFloat) -> Ring { Ring(amount: self.amount + amount) }
            }

            nonisolated struct Tone: ShapeStyle {
                func resolve(in environment: EnvironmentValues) -> Color { environment.isEnabled ? .red : .gray }
            }

            struct Page: View {
                var body: some View {
                    Wave(height: 3).fill(Tone())
                    Arrow().stroke(.red, lineWidth: 2).frame(width: 3)
                    Ring().strokeBorder(.blue).clipShape(Ring())
                    Arrow().trim(from: 0, to: 1).rotation(.degrees(3))
                }
            }
            """
        #expect(try compiler.errors(in: source, "-default-isolation", "MainActor") == [])
        #expect(try compiler.errors(in: source) == [])
    }

    @Test func `may set what only devices report, and use functions of C`() throws {
        let compiler = try Compiler()
        defer { compiler.remove() }
        let source = """
            import SwiftUI

            struct Page: View {
                @Environment(\\.backgroundMaterial) private var material
                var vector = CGVector(dx: 1, dy: CGFloat(2))
                var made = CGVectorMake(1, 2)
                var rectangle = CGRectMake(0, 0, 1, 2)

                var body: some View {
                    Text("b").environment(\\.accessibilityEnabled, true).environment(\\.controlActiveState, .active)
                    Text("a").accessibility(sortPriority: 1).textScale(.secondary)
                    SecureField("b", text: .constant("")) {}
                }
            }

            func session() -> URLSession {
                let configuration = URLSessionConfiguration.default
                configuration.waitsForConnectivity = true
                return URLSession(configuration: configuration)
            }
            """
        #expect(try compiler.errors(in: source) == [])
    }

    @Test func `may have empty groups and closures, which consist of views where both views and others are possible`()
        throws
    {
        let compiler = try Compiler()
        defer { compiler.remove() }
        let source = """
            import SwiftUI

            struct Row: Identifiable {
                var id = 0
                var name = ""
            }

            func take(_ view: some View) {}

            @MainActor func groups() {
                let group: Group<EmptyView> = Group {}
                let other = Group { }
                take(other)
                take(Group {})
                take(group.padding())
                _ = AnyView(Group {}.frame(width: 3))
            }

            struct Page: View {
                @State var choice = 0
                let rows: [Row] = []

                var body: some View {
                    Group {}
                    Group {}.padding()
                    if rows.isEmpty { Group {} } else { Text("a") }
                    VStack { Group {}; Text("a") }
                    List { Group {} }
                    TabView { Group {} }
                    TabView {}
                    ForEach(0..<3) { _ in }
                    ForEach(rows) { _ in Group {} }
                    TabView(selection: $choice) { Group {}; Text("a") }
                    TabView(selection: $choice) { Tab("a", systemImage: "star", value: 1) { Group {} } }
                    Table(rows) { TableColumn("a") { row in Group {} } }
                    Text("a").background { Group {} }.overlay { Group {} }.toolbar { Group {} }
                    NavigationStack { Group {}.navigationTitle("a") }.sheet(isPresented: .constant(true)) { Group {} }
                }
            }

            struct Menus: Commands {
                var body: some Commands {
                    Group {}
                    CommandMenu("a") { Group {} }
                }
            }

            struct Windows: Scene {
                var body: some Scene {
                    Group { WindowGroup { Group {} } }.commands { Group {} }
                }
            }
            """
        #expect(try compiler.errors(in: source) == [])
    }
}
