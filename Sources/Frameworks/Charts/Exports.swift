@_exported public import EspalierInternationalization
@_exported public import EspalierLayoutEngine
@_exported public import EspalierViews
@_exported public import Foundation
