/// The appearance of the search fields of bars.
package struct SearchFieldAppearance: Equatable {
    package var background: Color?
    package var text: Color?
    package var tint: Color?

    package init() {}
}
