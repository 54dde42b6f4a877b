/// The namespace of subscribers and of what they exchange with publishers.
public enum Subscribers {}
