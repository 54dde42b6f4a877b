import Foundation
import Synchronization

/// Reports mistakes in the layouts of an app's author.
enum LayoutMisuse {
    private static let reported = Mutex<Set<String>>([])

    /// Reports a mistake, once per message.
    static func report(_ message: String) {
        let isNew = reported.withLock { $0.count < 256 && $0.insert(message).inserted }
        if isNew { AuthorMessages.write(message) }
    }
}

/// Replaces a subview that does not exist. It has no size, and placing it does nothing.
final class EmptyLayoutItem: LayoutItem {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }

    var layoutPriority: Double { 0 }
    var spacing: ViewSpacing { .zero }

    func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {}
}
