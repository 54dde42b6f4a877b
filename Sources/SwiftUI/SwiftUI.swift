@_exported public import Combine
@_exported public import CoreTransferable
@_exported public import EspalierInternationalization
@_exported public import EspalierLayoutEngine
@_exported public import EspalierServer
@_exported public import EspalierViews
@_exported public import Foundation
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers

#if canImport(Observation)
    @_exported public import Observation
#endif

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
