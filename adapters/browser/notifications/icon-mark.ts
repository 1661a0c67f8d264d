/** Puts so many on the icon of the installed site, where there is one; none takes the mark away. */
export const markIcon = (count: number): void => {
  if (!("setAppBadge" in navigator)) return
  const marked = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  marked.catch(() => undefined)
}
