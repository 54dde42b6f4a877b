import EspalierViews

extension UIView {
    /// Takes the traits of the place where a view without a superview is shown. If they have changed, it tells the view and the views
    /// inside after the update.
    final func takeTraits(_ traits: UITraitCollection) {
        let old = surroundingTraits
        guard traits != old else { return }
        surroundingTraits = traits
        guard let old, let graph = ViewGraph.current else { return }
        graph.enqueueAction { [weak self] in
            guard let self else { return }
            traitsDidChange(
                from: old.overriding(overrideUserInterfaceStyle), to: traits.overriding(overrideUserInterfaceStyle))
        }
    }

    /// Tells the view, its controller and the views inside that its traits have changed, if they have.
    final func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard old != new else { return }
        if let controller {
            controller.traitCollectionDidChange(old)
            for observer in controller.traitObservers { observer.traitsDidChange(of: controller, from: old, to: new) }
        }
        traitCollectionDidChange(old)
        for observer in traitObservers { observer.traitsDidChange(of: self, from: old, to: new) }
        for subview in subviews {
            let style = subview.overrideUserInterfaceStyle
            subview.traitsDidChange(from: old.overriding(style), to: new.overriding(style))
        }
    }
}
