/// The namespace of the types that operators return.
public enum Publishers {}
