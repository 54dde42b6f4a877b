import SwiftUI

/// Controllers of UIKit in tabs: a collection, pickers, and a table that is refreshed.
struct ControllersPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UITabBarController {
        let tabs = UITabBarController()
        let collection = UINavigationController(rootViewController: TilesController())
        collection.tabBarItem = UITabBarItem(title: "Tiles", image: UIImage(systemName: "square.grid.2x2"), tag: 0)
        let pickers = PickersController()
        pickers.tabBarItem = UITabBarItem(title: "Pickers", image: UIImage(systemName: "calendar"), tag: 1)
        let news = NewsController()
        news.tabBarItem = UITabBarItem(title: "News", image: UIImage(systemName: "newspaper"), tag: 2)
        news.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [collection, pickers, news]
        return tabs
    }

    func updateUIViewController(_ tabs: UITabBarController, context: Context) {}
}

/// Tiles with numbers. A tap marks one.
private final class TilesController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private final class Tile: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .secondarySystemBackground
            layer.cornerRadius = 12
            label.textAlignment = .center
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
            let mark = UIView(frame: .zero)
            mark.backgroundColor = .systemYellow
            mark.layer.cornerRadius = 12
            selectedBackgroundView = mark
        }

        required init?(coder: NSCoder) { nil }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tiles"
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let tiles = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        tiles.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tiles.register(Tile.self, forCellWithReuseIdentifier: "tile")
        (tiles.dataSource, tiles.delegate) = (self, self)
        view.addSubview(tiles)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.label.text = "Tile \(indexPath.item)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        title = "Tile \(indexPath.item) is marked"
    }
}

/// A date, a time and a drink.
private final class PickersController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let drinks = [["Tea", "Coffee", "Juice", "Water"], ["small", "medium", "large"]]
    private let label = UILabel()
    private let picker = UIPickerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let date = UIDatePicker()
        date.datePickerMode = .dateAndTime
        date.date = Date(timeIntervalSince1970: 1_700_000_000)
        date.accessibilityLabel = "Delivery"
        let month = UIDatePicker()
        month.datePickerMode = .date
        month.preferredDatePickerStyle = .inline
        month.date = Date(timeIntervalSince1970: 1_700_000_000)
        (picker.dataSource, picker.delegate) = (self, self)
        label.text = "Tea, small"
        let stack = UIStackView(arrangedSubviews: [label, date, picker, month])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.frame = view.bounds.insetBy(dx: 16, dy: 0)
        stack.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        stack.frame.size.height = 660
        view.addSubview(stack)
        picker.widthAnchor.constraint(equalToConstant: 320).isActive = true
        month.widthAnchor.constraint(equalToConstant: 320).isActive = true
        date.addAction(
            UIAction { [unowned self, unowned date] _ in
                label.text = "on day \(Calendar.current.component(.day, from: date.date))"
            }, for: .valueChanged)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { drinks.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        drinks[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        drinks[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        label.text = (0..<2).map { drinks[$0][pickerView.selectedRow(inComponent: $0)] }.joined(separator: ", ")
    }
}

/// A table with a refresh control.
private final class NewsController: UIViewController, UITableViewDataSource {
    private var count = 0
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let refresher = UIRefreshControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        refresher.addTarget(self, action: NewsController.refresh, for: .valueChanged)
        table.refreshControl = refresher
        view.addSubview(table)
    }

    private func refresh() {
        // Content arrives after the action.
        Task {
            count += 1
            table.reloadData()
            refresher.endRefreshing()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Message \(indexPath.row) after \(count) updates"
        return cell
    }
}
