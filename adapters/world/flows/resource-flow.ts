import { betTermsOf } from "@fakham/core/betting"
import { everyRound } from "@fakham/core/lotto"
import { PoyArchive } from "@fakham/core/order"
import type { Resource } from "@fakham/core/visit"
import { httpPoyArchive } from "@fakham/operator/order"
import { roundOf } from "../beginnings.ts"
import type { Hand } from "../hand.ts"
import type { Tab } from "../tab.ts"
import type { World } from "../world.ts"
import type { Flow } from "./flow.ts"

const quarter = 900_000

export type Readable = "the rounds" | "the terms of a round" | "a player's slips"

/** What screens of betting read before anything can be done. */
const resources: Readonly<Record<Readable, (tab: Tab, world: World) => Resource<unknown>>> = {
  "the rounds": ({ visit }) => visit.resource(everyRound, { staleOn: ["rounds"] }),
  "the terms of a round": ({ visit }, world) =>
    betTermsOf(visit)({ betGroup: "yeekee", ...roundOf(world, "yeekee", quarter) }),
  "a player's slips": ({ visit, client }) =>
    visit.with(httpPoyArchive(client)).resource(
      PoyArchive.use((archive) => archive.all({ page: 1 })),
      { staleOn: ["slips"] },
    ),
}

/** A player who looks at a resource, and at its button for another try. */
const handOnResource = ({ view, subscribe }: Resource<unknown>, invalidate: () => void): Hand => {
  const stop = subscribe(() => {})
  const state = () => {
    const { isLoading, hasFailed, data } = view()
    if (isLoading) return "loading"
    if (hasFailed) return "failed"
    return data === undefined ? "ended" : "loaded"
  }
  const buttons: Readonly<Record<string, readonly [is: string, press: () => void]>> = {
    "try again": ["failed", () => view().retry()],
    invalidate: ["loaded", invalidate],
  }
  const canPress = (button: string) => buttons[button]?.[0] === state()
  return {
    state,
    isOver: () => state() === "ended",
    error: () => undefined,
    canPress,
    hasAnyWayOut: () => Object.keys(buttons).some(canPress),
    press: (button) => {
      const isThere = canPress(button)
      if (isThere) buttons[button]?.[1]()
      return isThere
    },
    subscribe: (onChange) => void subscribe(() => onChange(state())),
    stop,
  }
}

/** Reading something: it is shown, or the player is told that it cannot be read, and may try again. */
export const resourceFlow = (what: Readable): Flow => ({
  open: (tab, world) =>
    handOnResource(resources[what](tab, world), () => {
      tab.visit.publish("rounds")
      tab.visit.publish("slips")
    }),
  wanted: { failed: "try again" },
  others: ["invalidate"],
  ends: ["loaded"],
  setsClocks: true,
  wrong: () => undefined,
  wrongAtTheEnd: (_, __, last) => (last.state() === "loaded" ? undefined : `it was never read, but ${last.state()}`),
})
