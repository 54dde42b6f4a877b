import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A view with a few values that it depends on.
struct Sample: Sendable {
    let name: String
    let count: Int
    let view: @MainActor @Sendable (Int) -> AnyView

    init<Value: Sendable, Content: View>(
        _ name: String, _ values: [Value], @ViewBuilder _ view: @escaping @MainActor @Sendable (Value) -> Content
    ) {
        self.name = name
        count = values.count
        self.view = { AnyView(view(values[$0])) }
    }
}

/// Views and modifiers of all kinds, each with values that give different results.
enum Samples {
    static let all =
        layouts + stacks + appearances + shapes + texts + controls + containers + semantics + styles + copies + changes
        + input
    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
