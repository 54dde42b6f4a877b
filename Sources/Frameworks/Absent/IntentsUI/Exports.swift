@_exported public import EspalierIntents
@_exported public import Foundation
