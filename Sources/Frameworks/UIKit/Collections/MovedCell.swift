import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the cell that the user drags, in front of all items.
struct MovedCell: View {
    let view: UICollectionView
    let movement: InteractiveMovement
    let version: Int

    var body: some View {
        if let cell = view.cell(at: movement.current) {
            HostedView(view: cell, sizing: PageSizing.shared, version: version)
                .id(ObjectIdentifier(cell))
                .frame(width: movement.size.width, height: movement.size.height)
                .offset(
                    x: movement.center.x - movement.size.width / 2, y: movement.center.y - movement.size.height / 2
                )
                .allowsHitTesting(false)
        }
    }
}
