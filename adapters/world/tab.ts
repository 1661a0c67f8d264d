import type { SimulationClock } from "@fakham/core/testing"
import { storedIntents } from "../browser/errand/stored-intents.ts"
import { type PageStorage, pageMemory } from "../browser/memory.ts"
import type { Client } from "../operator/client.ts"
import { makeOperatorClock } from "../operator/server-clock.ts"
import { clientAt } from "../operator/testing/asking.ts"
import type { Browser } from "./browser.ts"

export const players = ["somchai88", "malee2569"] as const
export type Player = (typeof players)[number]

/** What one tab of a player's browser has to run machines on. */
export type Tab = {
  readonly name: string
  readonly player: Player
  readonly page: PageStorage
  readonly client: Client
  readonly clock: SimulationClock
  /** The device's clock, whatever it shows. */
  readonly deviceNow: () => number
  readonly now: () => number
  readonly isTimeKnown: () => boolean
  readonly steadyNow: () => number
  /** A key that nobody has used. */
  readonly newKey: () => string
}

type Opened = Pick<Tab, "name" | "player" | "clock" | "newKey"> & {
  readonly browser: Browser
  readonly token: string
  readonly fetch: typeof globalThis.fetch
}

/** A tab whose page is opened now. */
export const tabOf = ({ browser, token, fetch, ...tab }: Opened): Tab => {
  const { clock } = tab
  const opened = { at: clock.now(), shown: browser.now() }
  const operatorClock = makeOperatorClock(browser.now, () => opened.shown + clock.now() - opened.at)
  const abortAfter = (wait: number): AbortSignal => {
    const aborting = new AbortController()
    clock.setTimeout(() => aborting.abort(new DOMException("too slow", "TimeoutError")), wait)
    return aborting.signal
  }
  return {
    ...tab,
    page: browser.openTab(),
    client: clientAt({
      origin: "http://operator",
      token: () => token,
      transport: { fetch, abortAfter },
    }).timing(operatorClock),
    deviceNow: browser.now,
    now: operatorClock.now,
    isTimeKnown: operatorClock.isKnown,
    steadyNow: operatorClock.steadyNow,
  }
}

/** The intents that a tab shares with the other tabs of its browser. */
export const intentsOf = ({ player, page, deviceNow }: Tab) =>
  storedIntents({ player: () => player, memory: pageMemory(page), now: deviceNow })
