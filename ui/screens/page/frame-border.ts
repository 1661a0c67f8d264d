type Visit = {
  readonly location: { readonly pathname: string; readonly publicHref: string }
  readonly preload: boolean
}

const mayBeFramed = (path: string) => path.includes("external")
/** Nothing is opened where the site is built. */
const openedInAFrame = typeof window !== "undefined" && mayBeFramed(window.location.pathname)

/**
 * Pages for other sites' frames are left by loading the next page in full, so that its own policy on frames applies;
 * walking on inside the page would carry the whole site into a stranger's frame.
 */
export const frameBorder = async ({ location, preload }: Visit): Promise<void> => {
  if (!openedInAFrame || mayBeFramed(location.pathname) || preload) return
  window.location.assign(location.publicHref)
  await new Promise(() => {})
}
