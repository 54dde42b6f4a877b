/// The namespace of subscribers and of the types that they exchange with publishers.
public enum Subscribers {}
