/// The sender of a batch of events, by the way in which it learns the result.
enum EventSender: Sendable {
    /// A page that receives a patch from the revision that its batch names.
    case page
    /// A page that receives its patches over a channel.
    case listener(any Listener)
    /// A program that receives the tree.
    case program
    /// A form, whose browser loads the page again.
    case form

    /// Whether the sender is a page that patches keep up to date. Its controls show already what its events report.
    var takesPatches: Bool {
        switch self {
        case .page, .listener: true
        case .program, .form: false
        }
    }
}
