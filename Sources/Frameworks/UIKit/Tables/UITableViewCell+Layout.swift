import Foundation

extension UITableViewCell {
    /// The room for the accessory.
    var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 16 }
        return accessoryType.width
    }

    private var hasLabels: Bool { contentView.subviews.contains { $0 is UILabel } && configured == nil }

    /// The view of the image, if the image has a size, and its size in a height.
    private func shownImage(in height: CGFloat) -> (view: UIImageView, size: CGSize)? {
        guard let view = contentView.subviews.lazy.compactMap({ $0 as? UIImageView }).first, view === imageView,
            let size = view.image?.size
        else { return nil }
        return (view, CGSize(width: min(size.width, 60), height: min(size.height, height - 8)))
    }

    private var indentation: CGFloat { 16 + CGFloat(indentationLevel) * indentationWidth }

    /// Places the labels and the image of a cell without views of the app.
    func placeLabels() {
        guard hasLabels else { return }
        let area = contentView.bounds
        var left = indentation
        if let (image, size) = shownImage(in: area.height) {
            image.frame = CGRect(x: left, y: (area.height - size.height) / 2, width: size.width, height: size.height)
            left = image.frame.maxX + 16
        }
        let width = max(0, area.width - left - 16)
        let title = textLabel?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
        guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
            textLabel?.frame = CGRect(x: left, y: 0, width: width, height: area.height)
            return
        }
        let second = detail.sizeThatFits(CGSize(width: width, height: 0))
        if style == .subtitle {
            let top = (area.height - title.height - second.height) / 2
            textLabel?.frame = CGRect(x: left, y: top, width: width, height: title.height)
            detail.frame = CGRect(x: left, y: top + title.height, width: width, height: second.height)
        } else {
            let end = min(second.width, width)
            textLabel?.frame = CGRect(x: left, y: 0, width: max(0, width - end - 8), height: area.height)
            detail.frame = CGRect(x: left + width - end, y: 0, width: end, height: area.height)
        }
    }

    /// The height in a width: that of the content. A cell whose content has no height is 44 points high, and labels have at least these.
    func height(in width: CGFloat) -> CGFloat {
        let inner = max(0, width - accessoryWidth)
        if let configured {
            return configured.sizeThatFits(CGSize(width: inner, height: 0)).height
        }
        if let height = contentView.contentHeight(in: inner) ?? contentHeight(in: width), height > 0 { return height }
        guard hasLabels, let textLabel else { return 44 }
        let image = shownImage(in: 68).map { $0.size.width + 16 } ?? 0
        let space = CGSize(width: max(0, inner - indentation - image - 16), height: 0)
        let title = textLabel.sizeThatFits(space).height
        guard style == .subtitle, let detail = detailTextLabel else { return max(44, title + 22) }
        return max(44, title + detail.sizeThatFits(space).height + 12)
    }
}
