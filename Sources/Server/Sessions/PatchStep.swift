import EspalierDisplayTree
import Synchronization

/// The reader of a patch.
enum PatchReader: Sendable {
    /// The page whose events caused the patch. It already shows the values of controls that they report.
    case reporter
    /// Another page of the session.
    case other
}

/// The step from one revision of a page to the next. It is encoded once for each kind of reader, off the main actor, on
/// first use. Then the trees are released.
final class PatchStep: Sendable {
    private struct State {
        var trees: (old: DisplayTree, new: DisplayTree)?
        var forReporter: [UInt8]?
        var forOthers: [UInt8]?
    }

    let base: Int
    let revision: Int
    private let reported: [DisplayEvent]
    private let hasOthers: Bool
    private let state: Mutex<State>

    /// - Parameters:
    ///   - reported: the events whose values the reporter's controls already show (`input` and `change`).
    ///   - hasOthers: whether other pages need the step too.
    init(from old: DisplayTree, to new: DisplayTree, reported: [DisplayEvent], hasOthers: Bool) {
        base = old.revision
        revision = new.revision
        self.reported = reported
        self.hasOthers = hasOthers
        state = Mutex(State(trees: (old, new)))
    }

    /// Whether the step suits a reader. A step for the reporter alone omits values that others lack.
    func serves(_ reader: PatchReader) -> Bool {
        reader == .reporter || reported.isEmpty || hasOthers
    }

    func bytes(for reader: PatchReader, _ renderer: any PageRendering, _ metrics: Metrics) -> [UInt8] {
        // Without reports, all readers get the same patch.
        let reader = reported.isEmpty ? .other : reader
        return state.withLock { state in
            if let known = reader == .reporter ? state.forReporter : state.forOthers { return known }
            guard let (old, new) = state.trees else { return [] }
            let bytes = renderer.patch(from: old, to: new, reported: reader == .reporter ? reported : [])
            metrics.patches.add(1, ordering: .relaxed)
            metrics.patchBytes.add(bytes.count, ordering: .relaxed)
            if reader == .reporter { state.forReporter = bytes } else { state.forOthers = bytes }
            let isComplete = reported.isEmpty || !hasOthers || state.forReporter != nil && state.forOthers != nil
            if isComplete { state.trees = nil }
            return bytes
        }
    }
}
