/// An object that announces its changes before they happen.
///
/// A class conforms by its name alone: `objectWillChange` is there, and each `@Published` property announces its changes
/// through it. A class that stores an `objectWillChange` of its own announces by itself.
public protocol ObservableObject: AnyObject {
    /// The type of `objectWillChange`; ``ObservableObjectPublisher`` unless the class declares another.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Emits before the object changes, so that a subscriber still reads the old values.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's one publisher, made when it is asked for the first time.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = PublishedProperties.of(type(of: self))
        guard !properties.offsets.isEmpty else { return UnpublishedObjects.publisher(of: self) }
        return properties.publisher(of: self)
    }
}
