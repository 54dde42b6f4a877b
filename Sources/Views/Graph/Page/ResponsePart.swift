/// A view's part of the response with the page.
enum ResponsePart: Equatable {
    case status(Int)
    case header(PageAnswer.Header)
}

/// A node that declares a part of the response.
@MainActor
protocol ResponsePartHolding: ViewNode {
    /// The part; nil for one that was refused.
    var responsePart: ResponsePart? { get }
}
