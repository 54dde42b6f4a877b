import EspalierViews
import Foundation

/// The folder with the stores of configurations that name no file: that of the server's option `--data`. Without a server it is a temporary
/// folder, which is removed when the program ends.
package enum ModelStoreFolder {
    package static var url: URL { DataFolder.everyone }
}
