@_exported public import struct EspalierLayoutEngine.CATransform3D
@_exported public import func EspalierLayoutEngine.CATransform3DConcat
@_exported public import func EspalierLayoutEngine.CATransform3DEqualToTransform
@_exported public import func EspalierLayoutEngine.CATransform3DGetAffineTransform
@_exported public import func EspalierLayoutEngine.CATransform3DInvert
@_exported public import func EspalierLayoutEngine.CATransform3DIsAffine
@_exported public import func EspalierLayoutEngine.CATransform3DIsIdentity
@_exported public import func EspalierLayoutEngine.CATransform3DMakeAffineTransform
@_exported public import func EspalierLayoutEngine.CATransform3DMakeRotation
@_exported public import func EspalierLayoutEngine.CATransform3DMakeScale
@_exported public import func EspalierLayoutEngine.CATransform3DMakeTranslation
@_exported public import func EspalierLayoutEngine.CATransform3DRotate
@_exported public import func EspalierLayoutEngine.CATransform3DScale
@_exported public import func EspalierLayoutEngine.CATransform3DTranslate
@_exported public import let EspalierLayoutEngine.CATransform3DIdentity
@_exported public import struct EspalierLayoutEngine.CGAffineTransform
@_exported public import func EspalierLayoutEngine.CGAffineTransformMake
@_exported public import func EspalierLayoutEngine.CGPointMake
@_exported public import func EspalierLayoutEngine.CGRectMake
@_exported public import func EspalierLayoutEngine.CGSizeMake
@_exported public import struct EspalierLayoutEngine.CGVector
@_exported public import func EspalierLayoutEngine.CGVectorMake
@_exported public import enum EspalierViews.CGLineCap
@_exported public import enum EspalierViews.CGLineJoin
@_exported public import class EspalierViews.CGMutablePath
@_exported public import class EspalierViews.CGPath
@_exported public import typealias EspalierViews.CGPathApplierFunction
@_exported public import typealias EspalierViews.CGPathApplyBlock
@_exported public import struct EspalierViews.CGPathElement
@_exported public import enum EspalierViews.CGPathElementType
@_exported public import enum EspalierViews.CGPathFillRule
@_exported public import func EspalierViews.CACurrentMediaTime
@_exported public import typealias EspalierViews.CFTimeInterval
@_exported public import class EspalierViews.NSUserActivity
@_exported public import let EspalierViews.NSUserActivityTypeBrowsingWeb
@_exported public import enum EspalierViews.UIKeyboardType
@_exported public import class EspalierViews.UIScreen
@_exported public import enum EspalierViews.UITextAutocapitalizationType
@_exported public import struct EspalierViews.UITextContentType
@_exported public import Foundation

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
