import { rememberedToken } from "@fakham/adapters/browser"
import { makeClient, makeOperatorClock, sessionOf } from "@fakham/adapters/operator"
import { type Archive, archive } from "./archive.ts"
import { type Counter, counter } from "./counter.ts"
import { type Lottery, lottery } from "./lottery.ts"
import { type Poys, poys } from "./poys.ts"
import { openRuntime, type Tools } from "./runtime.ts"
import { type Sets, sets } from "./sets.ts"
import { type Yings, yings } from "./yings.ts"

/** What the screens behind the front door run on. */
export type House = Pick<Tools, "now"> &
  Lottery &
  Counter &
  Archive &
  Poys &
  Sets &
  Yings & {
    /** Tells whenever the operator's time turned out to be another one. */
    readonly followClock: (listener: () => void) => () => void
    readonly close: () => void
  }

/** What players need behind the front door: put together when the first of its screens is visited. */
export const openHouse = (): House => {
  const clock = makeOperatorClock()
  const client = makeClient({ origin: "", token: rememberedToken, clock })
  const player = () => sessionOf(rememberedToken() ?? "")?.uuid
  const runtime = openRuntime({ client, token: rememberedToken, player })
  const tools = {
    now: clock.now,
    isTimeKnown: clock.isKnown,
    steadyNow: clock.steadyNow,
    newKey: () => crypto.randomUUID(),
  }
  const rooms = {
    ...lottery(runtime, tools),
    ...counter(runtime, tools),
    ...archive(runtime, tools),
    ...poys(runtime, tools),
    ...sets(runtime, tools),
    ...yings(runtime, tools),
  }
  const unfollow = clock.follow(() => rooms.lobby.send({ type: "clock.corrected" }))
  void runtime.runPromiseExit(clock.ask(client))
  return {
    now: clock.now,
    followClock: clock.follow,
    ...rooms,
    close: () => {
      unfollow()
      rooms.live.stop()
      rooms.lobby.stop()
      rooms.results.stop()
      void runtime.dispose()
    },
  }
}
