import type { KeptSet, makeBetting } from "@fakham/core/betting"
import type { DrawnResult, makeLobby, makeRound } from "@fakham/core/lotto"
import type {
  Intent,
  makeAborting,
  makePlacing,
  makePoyList,
  PlacedPoy,
  PoyPage,
  RatePolicy,
} from "@fakham/core/placing"
import type { makeReading } from "@fakham/core/site"
import type { ActorRefFrom } from "xstate"

/** A choice of the player that this browser keeps. */
export type Kept<Choice> = {
  readonly recall: () => Choice | undefined
  readonly remember: (choice: Choice) => void
}

/** What the screens behind the front door run on. */
export type House = {
  /** The operator's time. */
  readonly now: () => number
  readonly lobby: ActorRefFrom<ReturnType<typeof makeLobby>>
  /** The newest result of each group, for those that are drawn seldom. */
  readonly results: ActorRefFrom<ReturnType<typeof makeReading<unknown, ReadonlyArray<DrawnResult>>>>
  /** Tells whenever the operator's time turned out to be another one. */
  readonly followClock: (listener: () => void) => () => void
  readonly round: ReturnType<typeof makeRound>
  readonly betting: ReturnType<typeof makeBetting>
  readonly placing: ReturnType<typeof makePlacing>
  /** Orders whose outcome is not known yet, from before a reload. */
  readonly unfinishedOrders: () => Promise<ReadonlyArray<Intent>>
  readonly ratePolicy: Kept<RatePolicy>
  /** The edition of the betting rules that the player has accepted. */
  readonly acceptedRules: Kept<string>
  readonly numberSets: ReturnType<typeof makeReading<unknown, ReadonlyArray<KeptSet>>>
  readonly newestPoys: ReturnType<typeof makeReading<unknown, PoyPage>>
  readonly poy: (id: string) => ReturnType<typeof makeReading<unknown, PlacedPoy>>
  readonly poyList: ReturnType<typeof makePoyList>
  readonly aborting: ReturnType<typeof makeAborting>
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
