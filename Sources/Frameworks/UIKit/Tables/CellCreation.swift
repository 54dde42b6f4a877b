import Foundation

/// Creates a cell of a class that is known by its type only, as `ObjectCreation` creates objects.
enum CellCreation {
    // Without optimizations, which could call the initializer of `CreatableCell` itself.
    @MainActor
    @_optimize(none)
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        let made: AnyObject = unsafeBitCast(type, to: CreatableCell.Type.self)
            .init(style: .default, reuseIdentifier: identifier)
        guard let cell = made as? UITableViewCell else {
            preconditionFailure("\(type).init(style:reuseIdentifier:) made an object of another class.")
        }
        return cell
    }
}

/// A cell whose initializer any code may call. It is not private, because the compiler calls the methods of private classes directly.
class CreatableCell: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
