import EspalierPageStores
import Foundation

// Uses a store as a worker does, for `scripts/fight`:
//
//     PageStoreFighter fight ADDRESS WORKER LEASE BROWSERS   claims and writes until it is killed
//     PageStoreFighter history ADDRESS BROWSERS              prints the entries of all browsers
//     PageStoreFighter measure ADDRESS                       prints how many claims, writes and messages it can do in a second

let arguments = CommandLine.arguments
let app = "fight"

func open(_ worker: String) throws -> (store: any PageStore, messages: any WorkerMessages) {
    try PageStores.open(PageStoreAddress(parsing: arguments[2]), app: app, worker: worker, password: nil) {
        level, message, fields in
        report("log \(level): \(message) \(fields.map { "\($0)=\($1)" }.joined(separator: " "))")
    }
}

/// Opens the store when it can be used, as a supervisor would start the worker again.
func openEventually(_ worker: String) throws -> (store: any PageStore, messages: any WorkerMessages) {
    while true {
        do { return try open(worker) } catch PageStoreError.unavailable(let reason) {
            report("failed \(reason)")
            usleep(200_000)
        }
    }
}

/// Writes a line with one call, so that a line is whole or missing when the process is killed.
@Sendable func report(_ line: String) {
    let line = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, line, line.count)
}

switch arguments.count > 2 ? arguments[1] : "" {
case "fight" where arguments.count == 6:
    let (store, messages) = try openEventually(arguments[3])
    Fighter(
        store, messages, worker: arguments[3], lease: Double(arguments[4])!, browsers: Int(arguments[5])!
    ).run()
case "history" where arguments.count == 4:
    let store = try open("history").store
    for browser in 0..<Int(arguments[3])! {
        let entries = try store.page("page-\(browser)").map { String(decoding: $0.data, as: UTF8.self) } ?? ""
        for entry in entries.split(separator: "\n") { report("\(browser) \(entry)") }
    }
case "measure":
    let (store, messages) = try open("measure-a")
    try measure(store, messages, try open("measure-b").messages)
default:
    report("usage: PageStoreFighter fight|history|measure ADDRESS …")
    exit(2)
}
