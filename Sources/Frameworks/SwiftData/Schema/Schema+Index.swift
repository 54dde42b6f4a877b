extension Schema {
    /// An index of a model's table.
    public struct Index<Model: PersistentModel> {
        /// The kinds of indexes.
        public enum Types<Root: PersistentModel> {
            /// By the order of values.
            case binary([PartialKeyPath<Root>])
            /// By areas. The store makes one by order instead.
            case rtree([PartialKeyPath<Root>])
        }
    }
}
