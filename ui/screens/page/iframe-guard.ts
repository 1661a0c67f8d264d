type Visit = {
  readonly location: { readonly pathname: string; readonly publicHref: string }
  readonly preload: boolean
}

const mayBeFramed = (path: string) => path.includes("external")
/** Nothing is opened where the site is built. */
const openedInIframe = typeof window !== "undefined" && mayBeFramed(window.location.pathname)

/**
 * Pages for other sites' iframes are left by loading the next page in full, so that its own policy on frames applies;
 * walking on inside the page would carry the whole site into a stranger's iframe.
 */
export const guardIframe = async ({ location, preload }: Visit): Promise<void> => {
  if (!openedInIframe || mayBeFramed(location.pathname) || preload) return
  window.location.assign(location.publicHref)
  await new Promise(() => {})
}
