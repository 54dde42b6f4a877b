import Foundation

/// Creates a view of a collection by its class, as `ObjectCreation` creates objects.
enum ReusableViewCreation {
    // Without optimizations, which could call the initializer of `CreatableReusableView` itself.
    @MainActor
    @_optimize(none)
    static func make<Made: UICollectionReusableView>(_ type: Made.Type) -> Made {
        let made: AnyObject = unsafeBitCast(type, to: CreatableReusableView.Type.self).init(frame: .zero)
        guard let view = made as? Made else {
            preconditionFailure("\(type).init(frame:) made an object of another class.")
        }
        return view
    }
}

/// A view whose initializer any code may call. It is not private, because the compiler calls the methods of private classes directly.
class CreatableReusableView: UICollectionReusableView {
    required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}
