// The names of Combine that SwiftUI's own declarations have, and those that no app gives to a type of its own. Others, such as
// `Subscription` or `Record`, would make those of an app's modules ambiguous.
@_exported public import class Combine.AnyCancellable
@_exported public import struct Combine.AnyPublisher
@_exported public import class Combine.CurrentValueSubject
@_exported public import struct Combine.Just
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import class Combine.PassthroughSubject
@_exported public import struct Combine.Published
@_exported public import enum Combine.Publishers
@_exported public import CoreTransferable
@_exported public import EspalierInternationalization
@_exported public import EspalierLayoutEngine
@_exported public import EspalierPasswords
@_exported public import EspalierServer
@_exported public import EspalierViews
@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

#if UIKit
    @_exported public import UIKit
#endif

#if canImport(Observation)
    @_exported public import Observation
#endif

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
