import Foundation

/// Measures stores and queries beside plain SQLite through its C interface, in the same process and in turn. Prints rows of the table of
/// `make bench`.
///
///     swift build -c release --product MeasureData && .build/release/MeasureData [store | models | pages | live]
@main @MainActor enum MeasureData {
    static func main() throws {
        if CommandLine.arguments.contains("--port") { return LiveApp.serve() }
        // Work in a process of its own.
        switch (CommandLine.arguments.dropFirst().first, CommandLine.arguments.last) {
        case ("commits", let path?): return try NoticeSide.commit(to: path)
        case ("memory", let path?): return try PageSide(reading: path).measureMemory()
        default: break
        }
        let chosen = CommandLine.arguments.dropFirst().first
        let folder = NSTemporaryDirectory() + "measure-data-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        if chosen == nil || chosen == "store" { try measureStore(folder) }
        if chosen == nil || chosen == "models" { try measureModels(folder) }
        if chosen == nil || chosen == "pages" { try PageSide(folder).measure() }
        if chosen == nil || chosen == "live" {
            try LiveSide().measure()
            try NoticeSide.measure(folder)
        }
    }
}

/// Runs this program with arguments, and waits for its end.
func runSelf(_ arguments: [String]) throws {
    fflush(nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
}

/// The median time of `runs` calls, in milliseconds.
func time(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = ContinuousClock.now
        try body()
        times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return times.sorted()[runs / 2]
}

/// Writes a row of the table of `make bench`: the time of the library, and that of plain SQLite.
func report(_ name: String, _ limit: Double?, _ store: Double, _ plain: Double?) {
    let bound = limit.map { String(format: ", at most %g ms", $0) } ?? ""
    let other = plain.map { String(format: "SQLite %.3f ms, %.2f times", $0, store / $0) } ?? ""
    print("| data: \(name)\(bound) |", String(format: "%.3f ms", store), "| \(other) |")
}
