/// An object that announces its changes before they happen.
///
/// A class conforms without writing any code: it gets `objectWillChange`, and each `@Published` property announces its
/// changes through it. A class that stores its own `objectWillChange` announces its changes itself.
public protocol ObservableObject: AnyObject {
    /// The type of `objectWillChange`; ``ObservableObjectPublisher`` unless the class declares another.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Emits before the object changes, so that a subscriber still reads the old values.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher. It is created on first use.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = PublishedProperties.of(type(of: self))
        guard !properties.offsets.isEmpty else { return UnpublishedObjects.publisher(of: self) }
        return properties.publisher(of: self)
    }
}
