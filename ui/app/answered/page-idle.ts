/** So long a page that is never idle is waited for. */
const atMost = 2_000
/** How long one is waited for by a browser that does not tell. */
const delayMs = 1_000

/** Waits until the page has nothing more to do for its first sight. */
export const pageIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const { requestIdleCallback } = globalThis
    // Safari has none.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: atMost })
    else setTimeout(resolve, delayMs)
  })
