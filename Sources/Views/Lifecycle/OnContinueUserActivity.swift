import Foundation

extension View {
    /// Calls an action for an activity that continues on the page.
    ///
    /// The only such activity has the type `NSUserActivityTypeBrowsingWeb`: the page was opened at the path of a URL that no navigation
    /// stack knows, and no view has an `onOpenURL(perform:)`. Other activities never arrive, because activities stay on their page.
    ///
    /// - Parameter action: Receives the activity, whose `webpageURL` is the path as a relative URL, such as `/shop/offers`.
    public nonisolated __consuming func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(
            OpenURLModifier(
                action: { url in
                    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                    activity.webpageURL = url
                    action(activity)
                    return true
                }, role: activityType == NSUserActivityTypeBrowsingWeb ? .activity : .none))
    }
}
