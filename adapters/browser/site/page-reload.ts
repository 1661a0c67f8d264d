import { mayReload } from "@fakham/core"

const noted = "fakham.reloadedAt"

/** Loads the page anew if that has not just been tried; says whether it does. */
export const reloadOnceAMinute = (): boolean => {
  // Without a network a reload ends on the browser's own error page, and what this one holds is gone.
  if (!navigator.onLine) return false
  try {
    const last = sessionStorage.getItem(noted)
    const now = Date.now()
    if (!mayReload(last === null ? undefined : Number(last), now)) return false
    sessionStorage.setItem(noted, String(now))
  } catch {
    return false
  }
  location.reload()
  return true
}
