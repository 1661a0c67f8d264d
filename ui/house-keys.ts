import type { DrawnResult, makeLobby } from "@fakham/core/lotto"
import type { makeReading } from "@fakham/core/site"
import type { ActorRefFrom } from "xstate"

/** What the screens behind the front door run on. */
export type House = {
  /** The operator's time. */
  readonly now: () => number
  readonly lobby: ActorRefFrom<ReturnType<typeof makeLobby>>
  /** The newest result of each group, for those that are drawn seldom. */
  readonly results: ActorRefFrom<ReturnType<typeof makeReading<unknown, ReadonlyArray<DrawnResult>>>>
  readonly close: () => void
}

/** Opens the house when its first screen is visited, and closes it when the session ends. */
export type HouseDoor = {
  readonly open: () => Promise<House>
  readonly opened: () => House | undefined
}

export const makeHouseDoor = (build: () => Promise<House>): HouseDoor & { readonly close: () => void } => {
  let opening: Promise<House> | undefined
  let house: House | undefined
  // A screen that is still shown keeps the closed house until it is gone.
  const close = () => {
    if (opening !== undefined) house?.close()
    opening = undefined
  }
  const open = async (): Promise<House> => {
    const mine = (opening ??= build())
    try {
      const built = await mine
      if (opening !== mine) {
        built.close()
        return open()
      }
      house = built
      return built
    } catch (cause) {
      if (opening === mine) opening = undefined
      throw cause
    }
  }
  return { open, opened: () => house, close }
}
