/// Hash functions that are too weak for security, for formats that need them.
public enum Insecure {}
