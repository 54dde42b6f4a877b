package import EspalierLayoutEngine

/// Items in order, stored as the proxies that layouts use, so that a container needs only one list.
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
        // Only nodes are ever appended.
        paired(proxies[index] as AnyObject, as: LayoutNode.self)
    }
}

extension ItemList: @MainActor ExpressibleByArrayLiteral {
    package init(arrayLiteral items: LayoutNode...) {
        for item in items { append(item) }
    }
}
