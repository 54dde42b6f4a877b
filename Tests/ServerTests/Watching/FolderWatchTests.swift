#if DEBUG
    import Foundation
    import Testing

    @testable import EspalierServer

    /// Changes are there as soon as the system call that makes them has returned, so nothing waits.
    @Suite final class `A watched folder` {
        private let root: String
        private let watch: FolderWatch

        init() throws {
            root = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)").path
            try FileManager.default.createDirectory(atPath: root + "/Sources/Items", withIntermediateDirectories: true)
            watch = try FolderWatch()
        }

        deinit {
            try? FileManager.default.removeItem(atPath: root)
        }

        private func write(_ path: String) throws { try Data("x".utf8).write(to: URL(filePath: root + "/" + path)) }

        private func changes() throws -> [String] {
            try watch.changes().map { String($0.dropFirst(root.count + 1)) }.sorted()
        }

        @Test func `tells of files that are written, replaced and removed`() throws {
            try write("Sources/Home.swift")
            try watch.add(root)
            #expect(try changes() == [])
            try write("Sources/Home.swift")
            #expect(try changes() == ["Sources/Home.swift"])
            try write("Sources/Items/Row.swift.new")
            rename(root + "/Sources/Items/Row.swift.new", root + "/Sources/Items/Row.swift")
            #expect(try changes().contains("Sources/Items/Row.swift"))
            unlink(root + "/Sources/Home.swift")
            #expect(try changes() == ["Sources/Home.swift"])
        }

        @Test func `tells of files in new folders, and of what follows there`() throws {
            try watch.add(root)
            try FileManager.default.createDirectory(
                atPath: root + "/Sources/New/Inner", withIntermediateDirectories: true)
            try write("Sources/New/Inner/Page.swift")
            #expect(try changes() == ["Sources/New/Inner/Page.swift"])
            try write("Sources/New/Inner/Page.swift")
            #expect(try changes() == ["Sources/New/Inner/Page.swift"])
        }

        @Test func `forgets folders that are moved away or removed`() throws {
            try watch.add(root + "/Sources")
            rename(root + "/Sources/Items", root + "/Elsewhere")
            #expect(try changes() == ["Sources/Items"])
            try write("Elsewhere/Row.swift")
            #expect(try changes() == [])
            try FileManager.default.createDirectory(atPath: root + "/Sources/Items", withIntermediateDirectories: true)
            try write("Sources/Items/Row.swift")
            #expect(try changes() == ["Sources/Items/Row.swift"])
            try FileManager.default.removeItem(atPath: root + "/Sources/Items")
            #expect(try changes() == ["Sources/Items", "Sources/Items/Row.swift"])
        }

        @Test func `leaves out hidden files and those that editors write beside others`() throws {
            try watch.add(root)
            for name in [".Home.swift.swp", "Home.swift~", "#Home.swift#", "4913", ".build", "a.tmp"] {
                try write(name)
            }
            #expect(try changes() == [])
        }

        @Test func `without those inside of it tells of its own files and folders only`() throws {
            try watch.add(root, isDeep: false)
            try write("Package.swift")
            try write("Sources/Home.swift")
            try FileManager.default.createDirectory(atPath: root + "/Tests", withIntermediateDirectories: true)
            try write("Tests/Some.swift")
            #expect(try changes() == ["Package.swift", "Tests"])
            // Until all of it is watched.
            try watch.add(root)
            try write("Sources/Home.swift")
            #expect(try changes() == ["Sources/Home.swift"])
        }

        @Test func `may be missing`() throws { #expect(throws: Never.self) { try self.watch.add("/no/such/folder") } }
    }
#endif
