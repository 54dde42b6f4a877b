public import Combine

/// An object of the focused part of the page; nil if it provides none. The view is evaluated again when the object announces a change, and
/// when another part gets the focus.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var values: StateLocation<FocusedValues>?

    /// Reads the object of the type.
    public init() {}

    /// The object; nil if the focused part provides none.
    public var wrappedValue: ObjectType? { values?.get()[object: FocusedObjectKey<ObjectType>()] }

    /// Bindings to the object's properties: `$model?.name`; nil without an object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { wrappedValue.map { .init(object: $0) } }
}

extension FocusedObject: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        let found = node.graph.feature(FocusedValueStore.self).values
        values = found
        guard let object = found.stored[object: FocusedObjectKey<ObjectType>()] else {
            (slot as? ObjectSubscription)?.cancel()
            slot = nil
            return false
        }
        return ObjectSubscription.connect(object, in: &slot, of: node)
    }

    static func tearDown(_ slot: AnyObject?) { (slot as? ObjectSubscription)?.cancel() }
}

extension View {
    /// Provides an object to the page while a field inside has the focus. The innermost object of a type takes precedence.
    public nonisolated __consuming func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Provides an object to the page while a field inside has the focus; nil provides none.
    public nonisolated __consuming func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\.[object: FocusedObjectKey<T>()], object)
    }

    /// Provides an object to the page while the view is shown, wherever the focus is.
    public nonisolated __consuming func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Provides an object to the page while the view is shown, wherever the focus is; nil provides none.
    public nonisolated __consuming func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: FocusedObjectKey<T>()], object)
    }
}
