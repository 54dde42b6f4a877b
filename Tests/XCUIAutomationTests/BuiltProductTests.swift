import EspalierAutomation
import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct `The program under test` {
    /// A build folder with programs, of which some serve pages.
    private func folder(pages: [String], others: [String] = []) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "build-\(UUID())")
        for name in pages + others {
            let product = folder.appending(path: "\(name).product")
            try FileManager.default.createDirectory(at: product, withIntermediateDirectories: true)
            let objects = pages.contains(name) ? "/a/EspalierServer.build/B.swift.o" : "/a/Tool.build/main.swift.o"
            try Data(objects.utf8).write(to: product.appending(path: "Objects.LinkFileList"))
            let program = folder.appending(path: name).path
            #expect(
                FileManager.default.createFile(
                    atPath: program, contents: Data(), attributes: [.posixPermissions: 0o755]))
        }
        return folder
    }

    private func find(_ name: String? = nil, in folder: URL, package: String = "Shop") -> String {
        do throws(AutomationProblem) {
            return try BuiltProduct.find(name, beside: folder.appending(path: "\(package)PackageTests.xctest"))
                .lastPathComponent
        } catch {
            return error.message.replacing(folder.path, with: "FOLDER")
        }
    }

    @Test func `is the only one that serves pages`() throws {
        let folder = try folder(pages: ["Desk"], others: ["Tool", "Desk-tool"])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(find(in: folder) == "Desk")
    }

    @Test func `is the one with the package's name, or with that of the test`() throws {
        let folder = try folder(pages: ["Admin", "Shop"])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(find(in: folder) == "Shop")
        #expect(find("Admin", in: folder) == "Admin" && find("org.example.admin", in: folder) == "Admin")
        #expect(find("Desk", in: folder) == "no program Desk was built in FOLDER, but Admin, Shop")
        #expect(
            find(in: folder, package: "Other")
                == "several programs could be the app: Admin, Shop. Name one: XCUIApplication(bundleIdentifier: \"Admin\")"
        )
    }

    @Test func `may be missing`() throws {
        let folder = try folder(pages: [], others: ["Tool"])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(
            find(in: folder)
                == "no program of an app was built in FOLDER: the package needs an executable target with the app")
    }
}
