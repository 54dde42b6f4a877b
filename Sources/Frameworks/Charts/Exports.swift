@_exported public import EspalierViews
@_exported public import Foundation
