package import EspalierLayoutEngine

/// Items in their order, kept as layouts see them, so that a container has one list for both.
@MainActor
package struct ItemList {
    package private(set) var proxies: ContiguousArray<any LayoutItem> = []

    package init() {}

    package mutating func append(_ item: LayoutNode) {
        proxies.append(item)
    }

    package mutating func removeAll(keepingCapacity: Bool = false) {
        proxies.removeAll(keepingCapacity: keepingCapacity)
    }

    package mutating func reserveCapacity(_ capacity: Int) {
        proxies.reserveCapacity(capacity)
    }
}

extension ItemList: @MainActor RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { proxies.count }

    package subscript(index: Int) -> LayoutNode {
        // Nothing else is ever appended.
        unsafeDowncast(proxies[index] as AnyObject, to: LayoutNode.self)
    }
}

extension ItemList: @MainActor ExpressibleByArrayLiteral {
    package init(arrayLiteral items: LayoutNode...) {
        for item in items { append(item) }
    }
}
