// `NSPredicate(format:)`, and the offsets of coordinates.
@_exported public import EspalierInternationalization
@_exported public import struct EspalierLayoutEngine.CGVector
@_exported public import Foundation
