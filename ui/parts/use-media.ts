import { useSyncExternalStore } from "react"

/** A hook that tells whether a media query holds, and draws anew when that changes. */
export const makeUseMedia = (query: string): (() => boolean) => {
  const media = matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener("change", listener)
    return () => media.removeEventListener("change", listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}
