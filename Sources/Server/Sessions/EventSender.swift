/// The sender of a batch of events, by the form of its result.
enum EventSender: Sendable {
    /// A page that receives a patch from the revision that its batch names.
    case page
    /// A page that receives its patches over a channel.
    case listener(any Listener)
    /// A program that receives the tree.
    case program
    /// A form, whose browser or program is led to the page.
    case form

    /// The listener of a page that sends events over it; nil for others.
    var listener: (any Listener)? {
        if case .listener(let listener) = self { listener } else { nil }
    }

    /// Whether the sender is a program, which receives the whole tree.
    var isProgram: Bool {
        if case .program = self { true } else { false }
    }

    /// Whether the sender is a page or a form of one, which may have been made before the current revision.
    var isPage: Bool {
        switch self {
        case .page, .listener, .form: true
        case .program: false
        }
    }

    /// Whether the sender is a page that receives patches. Its controls already show the values in its events.
    var takesPatches: Bool {
        switch self {
        case .page, .listener: true
        case .program, .form: false
        }
    }
}
