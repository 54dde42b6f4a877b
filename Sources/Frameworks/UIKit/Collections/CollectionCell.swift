import EspalierLayoutEngine
import EspalierViews
import Foundation

/// An item of a collection view.
struct CollectionCell: View {
    let view: UICollectionView
    let path: IndexPath
    /// Whether a length that the place does not have is that of the content.
    var isMeasured = false
    /// Another version is made again.
    let version: Int

    var body: some View {
        if let movement = view.movement, movement.current == path {
            // The cell is shown in front of all items.
            Color.clear
                .frame(width: isMeasured ? movement.size.width : nil, height: isMeasured ? movement.size.height : nil)
        } else if let cell = view.cell(at: path) {
            HostedView(view: cell, sizing: sizing(cell), version: version)
                .onAppear { [weak view] in view?.itemDidAppear(path) }
                .id(ObjectIdentifier(cell))
                .contentShape(Rectangle())
                .onTapGesture { view.itemWasTapped(path) }
                .accessibilityAddTraits(view.allowsSelection ? .isButton : [])
                .modifier(ContextMenuOfUIKit(menu: view.menu(of: path)))
        }
    }

    private func sizing(_ cell: UICollectionViewCell) -> any HostedSizing {
        isMeasured ? ReusableViewSizing(cell, estimate: .zero) : PageSizing.shared
    }
}
