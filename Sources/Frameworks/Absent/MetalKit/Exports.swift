@_exported public import EspalierMetal
@_exported public import Foundation
