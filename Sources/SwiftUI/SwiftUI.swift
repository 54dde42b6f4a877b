@_exported public import Combine
@_exported public import Foundation
@_exported public import LayoutEngine
@_exported public import Server
@_exported public import Views

#if canImport(Observation)
    @_exported public import Observation
#endif

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
