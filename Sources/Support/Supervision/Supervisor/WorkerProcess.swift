internal import EspalierCSupervision
import Glibc

/// A worker's process as the supervisor sees it.
final class WorkerProcess {
    enum State: Equatable {
        /// It has not reported that it serves.
        case starting
        case serving
        /// It was told to end.
        case draining
    }

    /// Tells a process from all others of this supervisor.
    let serial: UInt32
    /// The worker's number, from 1 on. Two processes have the same one while one takes the other's place.
    let number: Int
    let process: pid_t
    let processDescriptor: Int32
    let link: LinkSocket
    /// The worker's end of the link, which is kept so that connections can be taken back from a worker that has ended.
    let farEnd: LinkSocket
    let startTime: Double
    /// The program's version that it runs.
    let file: ProgramFile
    /// Whether other workers are to run this version as well when this one serves.
    let provesFile: Bool

    var state = State.starting
    /// The name that the worker reported; empty before.
    var name = ""
    var servingSince: Double?
    var lastResponse: Double
    /// The time at which it is killed, and the reason; nil for never.
    var killTime: Double?
    /// Whether it was told to write its stack because it does not respond.
    var wasAborted = false
    /// Whether it gets no more messages.
    var isUnreachable = false
    /// The connections it got, for the choice of the least loaded worker.
    var load = 0
    /// Messages that did not fit into the link's queue, the oldest first.
    private(set) var outbox: [[UInt8]] = []
    private var outboxBytes = 0
    /// The memory for messages that wait, in bytes.
    static let outboxLimit = 4 << 20
    /// The number of its requests for metrics that are open.
    var metricRequests = 0
    /// The metrics that it sent last, and those of which parts have come.
    var metrics = KeptMetrics()

    init(
        serial: UInt32, number: Int, process: pid_t, processDescriptor: Int32, link: LinkSocket, farEnd: LinkSocket,
        file: ProgramFile, provesFile: Bool, now: Double
    ) {
        self.serial = serial
        self.number = number
        self.process = process
        self.processDescriptor = processDescriptor
        self.link = link
        self.farEnd = farEnd
        self.file = file
        self.provesFile = provesFile
        startTime = now
        lastResponse = now
    }

    /// Whether messages wait for space in the link's queue.
    var isClogged: Bool { !outbox.isEmpty }

    /// Sends a message, or keeps it until there is space.
    /// - Returns: False if even the memory for waiting messages is full. The message is lost.
    func send(_ message: LinkMessage) -> Bool {
        if isUnreachable { return true }
        let bytes = message.bytes
        if outbox.isEmpty {
            switch link.send(bytes) {
            case .sent: return true
            case .failed:
                isUnreachable = true
                return true
            case .full: break
            }
        }
        guard outboxBytes + bytes.count <= Self.outboxLimit else { return false }
        outbox.append(bytes)
        outboxBytes += bytes.count
        return true
    }

    /// Sends the messages that wait, as far as there is space.
    func flush() {
        var sent = 0
        loop: while sent < outbox.count {
            switch link.send(outbox[sent]) {
            case .sent: sent += 1
            case .full: break loop
            case .failed:
                isUnreachable = true
                sent = outbox.count
            }
        }
        for message in outbox[..<sent] { outboxBytes -= message.count }
        outbox.removeFirst(sent)
    }

    /// Passes a connection. The caller keeps its own descriptor.
    func pass(_ connection: Int32, socket: Int) -> LinkSocket.Sending {
        if isUnreachable { return .failed }
        if isClogged { return .full }
        return link.send(LinkMessage.connection(socket: socket).bytes, with: connection)
    }

    func send(signal: Int32) { kill(process, signal) }

    /// The memory of the process in bytes; 0 if it is unknown.
    var residentMemory: Int {
        let file = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
            let count = read(file, buffer.baseAddress!, buffer.count)
            guard count > 0 else { return 0 }
            let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
            return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
        }
    }

    /// Closes what the supervisor has of an ended process.
    func closeDescriptors() {
        close(processDescriptor)
        close(link.descriptor)
        close(farEnd.descriptor)
    }
}
