import { useSyncExternalStore } from "react"

const room = matchMedia("(min-width: 700px)")

const follow = (listener: () => void) => {
  room.addEventListener("change", listener)
  return () => room.removeEventListener("change", listener)
}

/** Whether the slip has room beside the numbers, as the style sheets have it too. */
export const useWide = (): boolean => useSyncExternalStore(follow, () => room.matches)
