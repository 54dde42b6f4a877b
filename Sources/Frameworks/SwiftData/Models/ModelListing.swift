/// The models of a query: a short result has them all with their values, a long one has a listing.
struct ModelList<Model: PersistentModel> {
    var models: [Model] = []
    var listing: ModelListing<Model>?

    /// The longest result whose values are read at once.
    static var threshold: Int { 256 }
}

/// The objects of a long result, by their rows. The context finds objects in it that nobody has used, and which it does not know otherwise.
final class ModelListing<Model: PersistentModel>: AnyModelListing {
    let models: [Model]

    init(_ list: RowList, _ models: [Model]) {
        self.models = models
        super.init(list) { models[$0] }
    }
}

/// A listing of any model.
class AnyModelListing {
    let list: RowList
    private let model: (Int) -> any PersistentModel
    private lazy var indices = Dictionary(
        list.ids.enumerated().map { ($1, Int32(truncatingIfNeeded: $0)) }, uniquingKeysWith: { first, _ in first })

    /// - Parameter model: The object at an index.
    init(_ list: RowList, model: @escaping (Int) -> any PersistentModel) {
        self.list = list
        self.model = model
    }

    final func model(at index: Int) -> any PersistentModel { model(index) }

    /// The object of a row; nil for a row that the result does not have.
    final func model(ofRow row: Int64) -> (any PersistentModel)? { indices[row].map { model(Int($0)) } }
}
