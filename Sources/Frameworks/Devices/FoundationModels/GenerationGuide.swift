/// A limit of the values of a property, which no model reads.
public struct GenerationGuide<Value>: Sendable {
    init() {}
}

extension GenerationGuide where Value == String {
    /// One value.
    public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide() }
    /// One of some values.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }
}

extension GenerationGuide where Value: Comparable & Numeric {
    /// At least.
    public static func minimum(_ value: Value) -> GenerationGuide<Value> { GenerationGuide() }
    /// At most.
    public static func maximum(_ value: Value) -> GenerationGuide<Value> { GenerationGuide() }
    /// From and to.
    public static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value> { GenerationGuide() }
}

extension GenerationGuide {
    /// At least so many elements.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide()
    }
    /// At most so many elements.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide()
    }
    /// Between so many elements.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide()
    }
    /// Just so many elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide()
    }
}

// The compiler does not know the type of a property inside of `@Guide`, so these take the place of the ones above.
extension GenerationGuide where Value == [Never] {
    /// At least so many elements.
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
    /// At most so many elements.
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
    /// Between so many elements.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { GenerationGuide() }
    /// Just so many elements.
    public static func count(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
}
