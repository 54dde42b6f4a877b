/// The behaviors of controls. They have no effect: pages have one.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The system's; that of an iPad; that of a Mac.
    case automatic, pad, mac
}
