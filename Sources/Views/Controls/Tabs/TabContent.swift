/// The tabs of a `TabView`: a `Tab`, a `TabSection`, or a type whose `body` has such.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tabs' values; `Never` for tabs without values.
    associatedtype TabValue: Hashable
    /// The type of the body.
    associatedtype Body: TabContent where Body.TabValue == TabValue

    /// The tabs that this content consists of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// The tabs as pages with a label, a tag and other traits.
    @MainActor @preconcurrency static func _pages(of tabs: Self) -> AnyView
}

extension TabContent {
    @MainActor @preconcurrency public static func _pages(of tabs: Self) -> AnyView {
        AnyView(StyleBody(style: tabs, configuration: ()) { tabs, _ in Body._pages(of: tabs.body) })
    }
}

/// Tab content that makes its pages itself.
protocol PrimitiveTabContent: TabContent where Body == Self {}

extension PrimitiveTabContent {
    /// The content itself.
    @MainActor @preconcurrency public var body: Self { self }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    /// The content itself.
    @MainActor @preconcurrency public var body: Self { self }

    @MainActor @preconcurrency public static func _pages(of tabs: Self) -> AnyView {
        AnyView(Group { if let tabs { Wrapped._pages(of: tabs) } })
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// Groups the tabs of a closure.
    public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self.content = content()
    }

    /// The content itself.
    @MainActor @preconcurrency public var body: Self { self }

    @MainActor @preconcurrency public static func _pages(of tabs: Self) -> AnyView {
        Content._pages(of: tabs.content)
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// The content itself.
    @MainActor @preconcurrency public var body: Self { self }

    @MainActor @preconcurrency public static func _pages(of tabs: Self) -> AnyView {
        AnyView(
            ForEach<Data, ID, AnyView>(data: tabs.data, isConstant: tabs.isConstant, identify: tabs.identify) {
                Content._pages(of: tabs.content($0))
            })
    }
}

extension ForEach where Content: TabContent {
    /// A tab for each element of a collection, identified by a property of the element.
    public nonisolated init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, isConstant: false, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A tab for each element of a collection, identified by the element's `id`.
    public nonisolated init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TabValue {
        self.init(data: data, isConstant: false, identify: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    /// A tab for each number of a constant range.
    public nonisolated init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where V == Content.TabValue {
        self.init(data: data, isConstant: true, identify: { $0 }, content: content)
    }
}
