import EspalierViews
public import Foundation

/// The class whose proxy sets the background of lists and forms since iOS 16. There are no other collection views here: use `List`,
/// `LazyVGrid` or `UITableView`.
open class UICollectionView: UIScrollView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) { nil }

    override func write(to settings: inout InterfaceSettings) {
        settings.list.background = backgroundColor.map { Color($0) }
        settings.list.hidesIndicators = !showsVerticalScrollIndicator
    }
}
