import EspalierLayoutEngine
import EspalierViews
import Foundation

extension PlotBuilder {
    /// Items with the layers of their marks. The items of a layer that are neighbors are one.
    func layered(_ items: [PlotItem]) -> [PlotItem] {
        guard items.contains(where: { !$0.layers.isEmpty }) else { return items }
        var result: [PlotItem] = []
        var index = 0
        while index < items.count {
            guard let layer = items[index].layers.last?.layer else {
                result.append(items[index])
                index += 1
                continue
            }
            var inner: [PlotItem] = []
            let outer = items[index]
            while index < items.count, items[index].layers.last?.layer === layer {
                var item = items[index]
                // What was applied before the layer is the item's own.
                if let entry = item.layers.popLast() {
                    item.opacity = entry.opacity
                    item.effects = entry.effects.map(resolved)
                }
                inner.append(item)
                index += 1
            }
            result.append(
                PlotItem(
                    id: PlotItemID(240, place: Double(result.count)), frame: CGRect(origin: .zero, size: size),
                    content: .layer(layered(inner), style: layer.style), style: PlotStyles.plain,
                    zIndex: outer.zIndex, opacity: outer.opacity, effects: outer.effects))
        }
        return result
    }
}
