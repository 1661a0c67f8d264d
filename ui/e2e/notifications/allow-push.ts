import type { BrowserContext } from "@playwright/test"

/** A browser whose player allows notifications, and whose push service is the test's own: there is none without the Internet. */
export const allowPush = async (context: BrowserContext, token: string): Promise<void> => {
  await context.addInitScript((subscription) => {
    const given = { toJSON: () => JSON.parse(subscription), unsubscribe: async () => true }
    // Chromium's headless shell refuses notifications whatever is granted.
    let permission: NotificationPermission = "default"
    Object.defineProperty(Notification, "permission", { get: () => permission })
    Object.defineProperty(Notification, "requestPermission", { value: async () => (permission = "granted") })
    Object.defineProperty(PushManager.prototype, "subscribe", { value: async () => given })
    Object.defineProperty(PushManager.prototype, "getSubscription", { value: async () => null })
  }, token)
}
