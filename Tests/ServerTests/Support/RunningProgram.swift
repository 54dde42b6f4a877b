import Foundation
import Synchronization

@testable import EspalierServer

/// The gallery's executable as a separate process.
final class RunningProgram: @unchecked Sendable {
    // Used by one test at a time.
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// The location of the executable, beside the tests.
    static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "Gallery")

    init(_ arguments: String..., environment: [String: String] = [:]) throws {
        process.executableURL = RunningProgram.executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// The first line that the program prints.
    func firstLine() async -> String {
        let output = output.fileHandleForReading
        return await Blocking.run {
            var line = Data()
            while let byte = try? output.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) { line += byte }
            return String(decoding: line, as: UTF8.self)
        }
    }

    /// The port that the program prints.
    func port() async -> UInt16? {
        await firstLine().split(separator: ":").last.flatMap { UInt16($0.dropLast()) }
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Closes the reading end of the program's standard error.
    func stopReadingErrors() {
        try? errors.fileHandleForReading.close()
    }

    /// Whether the program ended by itself, and not by a signal, with code 0.
    func endsInOrder() async -> Bool {
        await Blocking.run { [process] in
            process.waitUntilExit()
            return process.terminationReason == .exit && process.terminationStatus == 0
        }
    }

    /// The program's exit code and its standard error output.
    func end() async -> (code: Int32, errors: String) {
        let errors = errors.fileHandleForReading
        return await Blocking.run { [process] in
            let text = String(decoding: errors.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, text)
        }
    }
}
