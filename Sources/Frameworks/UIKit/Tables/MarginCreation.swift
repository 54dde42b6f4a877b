import Foundation

/// Creates a header or a footer of a class that is known by its type only, as `ObjectCreation` creates objects.
enum MarginCreation {
    // Without optimizations, which could call the initializer of `CreatableMargin` itself.
    @MainActor
    @_optimize(none)
    static func make(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String
    ) -> UITableViewHeaderFooterView {
        let made: AnyObject = unsafeBitCast(type, to: CreatableMargin.Type.self).init(reuseIdentifier: identifier)
        guard let view = made as? UITableViewHeaderFooterView else {
            preconditionFailure("\(type).init(reuseIdentifier:) made an object of another class.")
        }
        return view
    }
}

/// A view whose initializer any code may call. It is not private, because the compiler calls the methods of private classes directly.
class CreatableMargin: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
