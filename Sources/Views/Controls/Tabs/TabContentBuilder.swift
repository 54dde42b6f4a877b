/// Builds the tabs of a `TabView` from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs of a tab view as its pages.
    public nonisolated struct Content<C: TabContent>: View {
        let tabs: C

        @MainActor public var body: some View { C._pages(of: tabs) }
    }

    /// A tab of the closure.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// The first tab of the closure.
    public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }

    /// A tab after others.
    public static func buildPartialBlock<A: TabContent, B: TabContent>(
        accumulated: A, next: B
    ) -> _TabPair<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
        _TabPair(first: accumulated, second: next)
    }

    /// A closure with one tab. Without this method, the compiler refuses an empty `Group {}` of views as well.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// An `if` without `else`.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// The first branch of a condition.
    public static func buildEither<A: TabContent, B: TabContent>(first: A) -> _TabBranch<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue {
        _TabBranch(content: .trueContent(first))
    }

    /// The second branch of a condition.
    public static func buildEither<A: TabContent, B: TabContent>(second: B) -> _TabBranch<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue {
        _TabBranch(content: .falseContent(second))
    }

    /// A branch of `if #available`.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

/// Tabs, and the tab or the tabs after them.
public nonisolated struct _TabPair<A: TabContent, B: TabContent>: PrimitiveTabContent where A.TabValue == B.TabValue {
    public typealias TabValue = A.TabValue
    public typealias Body = Self

    let first: A
    let second: B

    @MainActor @preconcurrency public static func _pages(of tabs: Self) -> AnyView {
        AnyView(
            Group {
                A._pages(of: tabs.first)
                B._pages(of: tabs.second)
            })
    }
}

/// The tabs of one of two branches. Each branch has an identity of its own.
public nonisolated struct _TabBranch<A: TabContent, B: TabContent>: PrimitiveTabContent where A.TabValue == B.TabValue {
    public typealias TabValue = A.TabValue
    public typealias Body = Self

    let content: _ConditionalContent<A, B>.Storage

    @MainActor @preconcurrency public static func _pages(of tabs: Self) -> AnyView {
        AnyView(
            Group {
                switch tabs.content {
                case .trueContent(let first): A._pages(of: first)
                case .falseContent(let second): B._pages(of: second)
                }
            })
    }
}
