import { useSyncExternalStore } from "react"

const room = matchMedia("(min-width: 960px)")

const follow = (listener: () => void) => {
  room.addEventListener("change", listener)
  return () => room.removeEventListener("change", listener)
}

/** Whether a wide column stands in two, as the style sheets have it too. */
export const useRoomBeside = (): boolean => useSyncExternalStore(follow, () => room.matches)
