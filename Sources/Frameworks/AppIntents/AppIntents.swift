@_exported public import struct EspalierViews.LocalizedStringResource
@_exported public import Foundation
