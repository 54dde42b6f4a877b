/// A listening socket of a supervisor. It must be close-on-exec.
package struct SupervisedSocket: Sendable {
    /// The descriptor of a socket that listens. The supervisor makes it nonblocking and closes it at the end.
    package var descriptor: Int32
    /// Whether the browser is found from a connection's first bytes. Connections of other sockets go to the least loaded worker as they
    /// are; the socket of metrics is one.
    package var findsBrowser: Bool
    /// Whether another process has the socket, too, such as systemd. Its waiting connections are left to that process at the end.
    package var isShared: Bool

    package init(descriptor: Int32, findsBrowser: Bool = true, isShared: Bool = false) {
        self.descriptor = descriptor
        self.findsBrowser = findsBrowser
        self.isShared = isShared
    }
}

/// The settings of a supervisor. Times are in seconds.
package struct SupervisorSettings {
    /// The sockets, at most 256. Workers get the index of a connection's socket.
    package var sockets: [SupervisedSocket]
    /// The path of the program's file. With `replacesOnChange`, this path is watched, so it should be the one that a deploy changes: the path
    /// of a link to the current version, for example.
    package var executable: String
    /// The arguments of a worker, beginning with the program's name.
    package var arguments: [String]
    /// The environment of a worker. Variables of systemd's protocols are left out, because they are for the supervisor.
    package var environment: [String: String]
    /// The number of workers, from 1 to 256.
    package var count: Int
    /// The names of the cookie that identifies a browser, the preferred one first.
    package var cookieNames: [String]
    /// The time for the end of all workers.
    package var grace: Double
    /// The time for the end of a worker that another one has replaced.
    package var drainTime: Double
    /// The time between the end of a worker's time and its kill, so that one which uses all of its time still ends in order.
    package var killMargin = 1.0
    /// The time within which a worker must respond; nil for any.
    package var patience: Double? = 30
    /// The time between asking a worker that does not respond for its stack (SIGABRT) and its end.
    package var abortTime = 5.0
    /// The time within which a worker must serve after its start; nil for any.
    package var startTime: Double? = 120
    /// The memory of a worker, in bytes, above which it is replaced; nil for any.
    package var memoryLimit: Int?
    /// The time of service before which its memory does not matter.
    package var memoryRest = 60.0
    /// The time between two looks at the workers' memory.
    package var memoryInterval = 5.0
    /// Whether workers are replaced when the program's file is.
    package var replacesOnChange = false
    /// The time between two looks at the program's file. A new file must look the same twice.
    package var changeInterval = 1.0
    /// The time for the first bytes of a connection.
    package var peekTime = 2.0
    /// The maximum number of connections whose first bytes are awaited. The oldest one is then passed on unread.
    package var peekCapacity = 1_000
    /// The time for the metrics of all workers.
    package var metricsTime = 1.0
    /// The time between two signs of life to systemd; nil for none.
    package var watchdogInterval: Double?
    /// The pauses before a worker that has ended is started again: none at first, then doubling from the first value to the second. They
    /// begin anew after a time of service, of which starts are a small part: a page that ends its worker again and again must not keep
    /// the others waiting.
    package var firstPause = 0.25
    package var longestPause = 30.0
    package var pauseReset = 3.0
    /// Receives what happens.
    package var log: (SupervisorEvent) -> Void = { _ in }
    /// Receives what a service manager may want to know.
    package var notify: (SupervisorNotice) -> Void = { _ in }
    /// Called when no socket is listened to any more: the file of a Unix socket can be removed.
    package var stopsListening: () -> Void = {}

    package init(
        sockets: [SupervisedSocket], executable: String, arguments: [String], environment: [String: String], count: Int,
        cookieNames: [String], grace: Double
    ) {
        self.sockets = sockets
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.count = count
        self.cookieNames = cookieNames
        self.grace = grace
        drainTime = grace
    }
}

/// A change of the program's state, in the terms of systemd's notifications.
package enum SupervisorNotice: Sendable, Equatable {
    /// All workers serve for the first time, or a reload has ended.
    case ready
    /// Workers are being replaced.
    case reloading
    case stopping
    /// The supervisor responds.
    case watchdog
    /// A description of the state for people.
    case status(String)
}
