/// The trait of a view that already fills the width of a menu's list.
enum MenuRowTrait: _ViewTraitKey {
    static var defaultValue: Bool { false }
}
