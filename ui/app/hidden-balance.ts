import { hasCookie, removeCookie, writeCookie } from "@fakham/adapters/browser"
import { useSyncExternalStore } from "react"

/** The early script reads it too. */
const cookie = "balanceHidden"
const keptForDays = 365

const followers = new Set<() => void>()

/** Marks the page, so that its styles leave the figures of the balance out wherever they stand. */
const apply = () => {
  document.documentElement.dataset["balance"] = hasCookie(cookie) ? "hidden" : "shown"
  for (const follower of followers) follower()
}

/** As it was left in this browser, and as another tab leaves it. */
const follow = (follower: () => void) => {
  apply()
  followers.add(follower)
  document.addEventListener("visibilitychange", apply)
  return () => {
    followers.delete(follower)
    if (followers.size === 0) document.removeEventListener("visibilitychange", apply)
  }
}

const isHiddenNow = () => document.documentElement.dataset["balance"] === "hidden"

/** Whether the balance is hidden on every page of this browser, and how that is changed. */
export const useHiddenBalance = (): readonly [isHidden: boolean, hide: (isHidden: boolean) => void] => [
  useSyncExternalStore(follow, isHiddenNow, () => false),
  (isHidden) => {
    if (isHidden) writeCookie(cookie, "1", keptForDays)
    else removeCookie(cookie)
    apply()
  },
]
