import type { BrowserContext, Page } from "@playwright/test"

/** A browser whose player allows notifications, and whose push service is the test's own: there is none without the Internet. */
export const canBeTold = async (context: BrowserContext, token: string): Promise<void> => {
  await context.grantPermissions(["notifications"])
  await context.addInitScript((subscription) => {
    const given = { toJSON: () => JSON.parse(subscription), unsubscribe: async () => true }
    // Chromium's headless shell refuses notifications whatever is granted.
    Object.defineProperty(Notification, "permission", { get: () => "granted" })
    Object.defineProperty(Notification, "requestPermission", { value: async () => "granted" })
    Object.defineProperty(PushManager.prototype, "subscribe", { value: async () => given })
    Object.defineProperty(PushManager.prototype, "getSubscription", { value: async () => null })
  }, token)
}

/** Hands a message to the site's worker as the browser does. */
export const deliver = async (page: Page, data: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send("ServiceWorker.enable")
  const registrationId = await registered
  await session.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data })
}

/** What the worker shows just now. */
export const shownBy = (page: Page): Promise<ReadonlyArray<{ readonly title: string; readonly body: string }>> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
  })
