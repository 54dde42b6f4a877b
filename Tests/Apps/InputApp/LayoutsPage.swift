import SwiftUI

/// Layouts of collection views: groups with headers, of which some scroll to the side, and a list.
struct LayoutsPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UITabBarController {
        let tabs = UITabBarController()
        let shelves = UINavigationController(rootViewController: ShelvesController())
        shelves.tabBarItem = UITabBarItem(title: "Shelves", image: UIImage(systemName: "square.grid.2x2"), tag: 0)
        let settings = UINavigationController(rootViewController: SettingsController())
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
        tabs.viewControllers = [shelves, settings]
        return tabs
    }

    func updateUIViewController(_ tabs: UITabBarController, context: Context) {}
}

/// Cards that scroll to the side, a grid, and labels in lines.
private final class ShelvesController: UIViewController {
    private enum Shelf: String, CaseIterable {
        case featured = "Featured", all = "All colors", labels = "Labels"
    }

    private final class Card: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.cornerRadius = 14
            label.textAlignment = .center
            label.textColor = .white
            label.font = .boldSystemFont(ofSize: 17)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Heading: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.font = .boldSystemFont(ofSize: 22)
            label.frame = bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private var source: UICollectionViewDiffableDataSource<Shelf, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelves"
        let layout = UICollectionViewCompositionalLayout { index, _ in Self.section(Shelf.allCases[index]) }
        layout.configuration.interSectionSpacing = 20
        let shelves = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        shelves.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shelves)
        let cards = UICollectionView.CellRegistration<Card, String> { cell, path, item in
            cell.label.text = item
            let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink, .systemTeal]
            cell.backgroundColor = colors[path.item % colors.count]
        }
        let headings = UICollectionView.SupplementaryRegistration<Heading>(elementKind: "heading") { view, _, path in
            view.label.text = Shelf.allCases[path.section].rawValue
        }
        source = UICollectionViewDiffableDataSource(collectionView: shelves) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cards, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headings, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, String>()
        snapshot.appendSections(Shelf.allCases)
        snapshot.appendItems((1...8).map { "Card \($0)" }, toSection: .featured)
        snapshot.appendItems((1...10).map { "No. \($0)" }, toSection: .all)
        snapshot.appendItems(
            ["Swift", "Layouts", "A longer label", "Red", "Compositional", "Tea", "Groups and items", "X"],
            toSection: .labels)
        source.apply(snapshot, animatingDifferences: false)
    }

    private static func section(_ shelf: Shelf) -> NSCollectionLayoutSection {
        let full = NSCollectionLayoutDimension.fractionalWidth(1)
        let section: NSCollectionLayoutSection
        switch shelf {
        case .featured:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .fractionalHeight(1)))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(160))
            section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.orthogonalScrollingBehavior = .groupPaging
            section.interGroupSpacing = 12
        case .all:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .fractionalWidth(1.0 / 3))
            section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        case .labels:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(32)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .estimated(32)),
                subitems: [item])
            group.interItemSpacing = .fixed(8)
            section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
        }
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(36)),
                elementKind: "heading", alignment: .top)
        ]
        return section
    }
}

/// A list with headers, accessories and swipe actions.
private final class SettingsController: UIViewController {
    private var source: UICollectionViewDiffableDataSource<String, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    self?.remove(path)
                    done(true)
                }
            ])
        }
        let rows = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(rows)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            content.image = UIImage(systemName: path.section == 0 ? "wifi" : "bell")
            if path.item == 1 { content.secondaryText = "A second text below the first" }
            cell.contentConfiguration = content
            cell.accessories =
                path.section == 0 ? [.label(text: "On"), .disclosureIndicator()] : path.item == 0 ? [.checkmark()] : []
        }
        let headings = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = self?.source.sectionIdentifier(for: path.section)
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: rows) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headings, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Connections", "Notices"])
        snapshot.appendItems(["Network", "Printer"], toSection: "Connections")
        snapshot.appendItems(["Sounds", "Badges", "Previews"], toSection: "Notices")
        source.apply(snapshot, animatingDifferences: false)
    }

    private func remove(_ path: IndexPath) {
        guard let item = source.itemIdentifier(for: path) else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot)
    }
}
