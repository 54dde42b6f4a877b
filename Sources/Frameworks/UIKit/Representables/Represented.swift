import EspalierLayoutEngine
import EspalierViews
import Foundation

/// An object of UIKit that a representable describes. Subclasses make, update and end it.
@MainActor
class Represented<Representable, Coordinator>: HostedSizing {
    private(set) final var source: Representable
    final let coordinator: Coordinator
    final let surroundings: Surroundings
    private(set) final var transaction: Transaction
    /// The number of updates.
    private(set) final var updates = 0

    init(
        _ source: Representable, _ coordinator: Coordinator, _ surroundings: Surroundings, _ transaction: Transaction
    ) {
        self.source = source
        self.coordinator = coordinator
        self.surroundings = surroundings
        self.transaction = transaction
    }

    final var readsEnvironment: Bool { surroundings.isRead }

    /// Stores what an update brings.
    final func take(_ newSource: Representable, _ environment: EnvironmentValues, _ newTransaction: Transaction) {
        source = newSource
        transaction = newTransaction
        surroundings.environment = environment
        updates += 1
    }

    func size(for proposal: ProposedViewSize) -> CGSize { preconditionFailure("overridden") }
}

/// The environment of a represented object, and whether the object depends on it.
@MainActor
final class Surroundings {
    var environment: EnvironmentValues
    private(set) var isRead = false

    init(_ environment: EnvironmentValues) {
        self.environment = environment
    }

    func read() -> EnvironmentValues {
        isRead = true
        return environment
    }
}

extension Transaction {
    static func animate(_ transaction: Transaction, _ changes: () -> Void, _ completion: (() -> Void)?) {
        guard let completion else { return withTransaction(transaction, changes) }
        withAnimation(transaction.animation, changes, completion: completion)
    }
}
