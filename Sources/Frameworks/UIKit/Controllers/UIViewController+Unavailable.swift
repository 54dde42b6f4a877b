import EspalierViews
import Foundation

extension UIViewController {
    /// The state for a message in place of missing content: with the text of the controller's search.
    public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Shows the configuration in the view of the message before, or in a new one.
    final func contentUnavailableConfigurationDidChange() {
        guard let new = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState) else {
            unavailableView = nil
            return unavailableReaders.invalidateReaders()
        }
        if let unavailableView, unavailableView.supports(new) {
            unavailableView.configuration = new
        } else {
            unavailableView = new.makeContentView()
            unavailableReaders.invalidateReaders()
        }
    }
}

/// The message over the view of a controller.
struct UnavailableContent: View {
    let controller: UIViewController

    var body: some View {
        let _ = controller.unavailableReaders.noteRead()
        if let view = controller.unavailableView {
            HostedView(view: view, sizing: PageSizing.shared, version: 0).id(ObjectIdentifier(view))
        }
    }
}
