import { fridayNoon } from "./beginnings.ts"
import { auditTheBooks, watchTheBooks } from "./books.ts"
import type { Flow } from "./flows/flow.ts"
import { openFlow, toItsEnd } from "./flows/play-flow.ts"
import { promptDelivery, type WorldNetworkFault } from "./network.ts"
import { makeWorld } from "./world.ts"

/** Something that befalls the first calls to a path: a fault, an answer that takes long, or a phone that is offline. */
export type TabTrouble = {
  readonly path: string
  readonly is: WorldNetworkFault | "late" | "offline"
  /** How many calls it befalls; one when nothing is said. */
  readonly times?: number
}

const late = { ...promptDelivery, there: 18_000 }

/** One player with one tab does a flow through the troubles, and nobody else is there. */
export const throughTroubles = async (flow: Flow, troubles: ReadonlyArray<TabTrouble>) => {
  const world = await makeWorld(1, {}, fridayNoon)
  watchTheBooks(world)
  await flow.prepare?.(world)
  const left = troubles.map(({ path, is, times = 1 }) => ({ path, is, times }))
  world.network.deliver((path) => {
    const trouble = left.find((one) => one.times > 0 && path.endsWith(one.path))
    if (trouble === undefined) return promptDelivery
    trouble.times--
    if (trouble.is === "late") return late
    if (trouble.is !== "offline") return { ...promptDelivery, fault: trouble.is }
    world.network.goOffline()
    world.clock.setTimeout(world.network.comeBack, 30_000)
    return { ...promptDelivery, fault: "cutBefore" }
  })
  const tab = openFlow(world, flow, "somchai88", "tab")
  const { hand } = tab
  const states = [hand.state()]
  hand.subscribe((state) => states.push(state))
  await world.settle()
  // Here the player goes on wherever there is something to be pressed.
  const ends = flow.ends.filter((state) => flow.wanted[state] === undefined)
  await toItsEnd(world, { ...flow, ends }, tab)
  const wrong = flow.wrongAtTheEnd(world, "somchai88", hand) ?? flow.wrong(world, "somchai88", [hand.state()])
  if (wrong !== undefined) world.fail(wrong)
  await auditTheBooks(world)
  const cash = await world.ask("somchai88", "/api/cashs")
  const kinds = world.operator
    .look(
      `select kind from ledger_entries join users on users.uuid = user_uuid
       where user_name = 'somchai88' and book = 'cash' and at >= ${world.clock.now() - 3_600_000} order by ledger_entries.rowid`,
    )
    .map(({ kind }) => String(kind))
  const state = hand.state()
  tab.close()
  await world.close()
  return { state, states: [...new Set(states)], cash, kinds }
}
