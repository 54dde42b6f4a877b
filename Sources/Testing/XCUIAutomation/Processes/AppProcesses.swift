import EspalierAutomation
import Foundation
import Synchronization

/// The programs that the tests have started. Equal ones are started once.
enum AppProcesses {
    private static let running = Mutex<[(process: AppProcess, port: UInt16)]>([])
    /// The number of programs that run at once. The one that was used least recently ends.
    private static let limit = 8

    static func process(
        program: String, arguments: [String], environment: [String: String]
    ) throws(AutomationProblem) -> (process: AppProcess, port: UInt16) {
        let known = running.withLock { list -> (process: AppProcess, port: UInt16)? in
            list.removeAll { !$0.process.isRunning }
            let index = list.firstIndex {
                $0.process.program == program && $0.process.arguments == arguments
                    && $0.process.environment == environment
            }
            guard let index else { return nil }
            let found = list.remove(at: index)
            list.append(found)
            return found
        }
        if let known { return known }
        let process = AppProcess(program: program, arguments: arguments, environment: environment)
        let started = (process: process, port: try process.start())
        _ = isEndingAtExit
        running.withLock { list in
            list.append(started)
            if list.count > limit { list.removeFirst().process.end() }
        }
        return started
    }

    /// Starts a program that serves the tests themselves, and ends with them.
    static func start(_ process: AppProcess) throws(AutomationProblem) -> UInt16 {
        let port = try process.start()
        _ = isEndingAtExit
        helpers.withLock { $0.append(process) }
        return port
    }

    private static let helpers = Mutex<[AppProcess]>([])

    /// Ends all programs when the tests exit.
    private static let isEndingAtExit: Bool = {
        atexit { AppProcesses.endAll() }
        return true
    }()

    static func endAll() {
        running.withLock { list in
            for (process, _) in list { process.end() }
            list = []
        }
        helpers.withLock { for process in $0 { process.end() } }
    }
}
