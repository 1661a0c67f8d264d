import { seededRandom } from "@fakham/core/testing"
import { auditTheBooks, watchTheBooks, watchTheClose } from "../books.ts"
import type { Hand } from "../hand.ts"
import type { Kill } from "../killable.ts"
import { promptDelivery, randomDeliveries } from "../network.ts"
import { players, type TabPlayer } from "../tab.ts"
import { makeWorld, type Planted, type World } from "../world.ts"
import type { Flow } from "./flow.ts"

export type OpenTab = { readonly name: string; readonly hand: Hand; readonly close: () => void }
export type Playing = { readonly planted?: Planted; readonly longestTrip?: number; readonly begin?: number }

const deedsOfAPlayer = 12
const busyFor = 320_000
const minute = 60_000
const hour = 60 * minute

/** Two players with two tabs each do a flow over a bad line, until the line is mended and everything has come to its end. */
export const play = async (flow: Flow, seed: number, { planted = {}, longestTrip, begin }: Playing = {}) => {
  const world = await makeWorld(seed, planted, begin)
  const { clock, network, random, log } = world
  watchTheBooks(world)
  if (flow.closesAfter !== undefined) watchTheClose(world, flow.closesAfter)
  await flow.prepare?.(world)
  network.deliver(randomDeliveries(seededRandom(seed + 1_000_000), longestTrip === undefined ? {} : { longestTrip }))
  for (const player of players) world.browsers[player].setAhead(random.oneOf([0, 0, -hour, hour]))

  const tabs = new Map<TabPlayer, Array<OpenTab>>()
  const open = (player: TabPlayer, at: number): OpenTab => {
    const name = `${player} ${at + 1}`
    const tab = openFlow(world, flow, player, name)
    tab.hand.subscribe((state) => log(`${name} is ${state}`))
    return tab
  }
  for (const player of players) {
    tabs.set(player, [open(player, 0), open(player, 1)])
    plan(world, flow, player, tabs.get(player) ?? [], (at) => open(player, at))
    world.watch(() => {
      const shown = (tabs.get(player) ?? []).map(({ hand }) => hand.state())
      const wrong = flow.wrong(world, player, shown)
      if (wrong !== undefined) world.fail(`${player}: ${wrong}`)
      for (const { name, hand } of tabs.get(player) ?? []) checkHand(world, name, hand)
    })
  }
  for (let due = 10_000; due < busyFor; due += 30_000)
    clock.setTimeout(() => world.meanwhile(world.operator.runDue().catch(() => undefined)), due)
  for (let kills = random.below(3); kills > 0; kills--)
    clock.setTimeout(
      () =>
        world.kill({
          after: random.oneOf<Kill["after"]>(["answering", random.below(14)]),
          startsAfter: random.oneOf([100, 5_000, 30_000]),
        }),
      random.below(2) * random.below(busyFor / 200) * 100,
    )

  const start = clock.now()
  await world.settle()
  while (clock.now() < start + busyFor && (await world.step()));
  log("the line is mended")
  network.deliver(() => promptDelivery)
  network.comeBack()
  for (const player of players) {
    const own = tabs.get(player) ?? []
    for (const tab of own) await toItsEnd(world, flow, tab)
    const last = open(player, own.length)
    own.push(last)
    await toItsEnd(world, flow, last)
  }
  for (let left = 600; left > 0 && clock.now() < start + 20 * minute && (await world.step()); left--);
  for (const player of players) {
    const last = tabs.get(player)?.at(-1)
    const wrong = last && flow.wrongAtTheEnd(world, player, last.hand)
    if (wrong !== undefined) world.fail(`${player}: ${wrong}`)
  }
  await auditTheBooks(world)
  const ends = players.map((player) => tabs.get(player)?.at(-1)?.hand.state() ?? "")
  for (const tab of [...tabs.values()].flat()) tab.close()
  await world.close()
  return { steps: world.steps(), story: world.story(), ends }
}

/** Opens a flow in a tab of its own. */
export const openFlow = (world: World, flow: Flow, player: TabPlayer, name: string): OpenTab => {
  const tab = world.openTab(player, name)
  const hand = flow.open(tab, world)
  const close = () => {
    hand.stop()
    tab.visit.end()
  }
  return { name, hand, close }
}

/** What a player does, and when: mostly what leads on, now and then something else. */
const plan = (
  { clock, random, log, network, browsers }: World,
  flow: Flow,
  player: TabPlayer,
  tabs: Array<OpenTab>,
  open: (at: number) => OpenTab,
) => {
  const press = (at: number, button: string) => {
    const tab = tabs[at]
    if (tab?.hand.press(button)) log(`${tab.name}: ${button}`)
  }
  const reload = (at: number) => {
    log(`${tabs[at]?.name} is reloaded`)
    tabs[at]?.close()
    tabs[at] = open(at)
  }
  const deeds = [
    reload,
    (at: number) => press(at, random.oneOf(flow.others)),
    (at: number) => press(at, random.oneOf(flow.others)),
    () => {
      network.goOffline()
      clock.setTimeout(network.comeBack, random.oneOf([500, 20_000]))
    },
    () => {
      const ahead = random.oneOf([0, -hour, hour])
      if (flow.setsClocks) browsers[player].setAhead(ahead)
    },
  ]
  const wants = (at: number) => press(at, flow.wanted[tabs[at]?.hand.state() ?? ""] ?? "")
  // Some players come in the last second, when milliseconds count.
  const isLate = flow.closesAfter !== undefined && random.below(3) === 0
  const moment = (of: number) =>
    isLate
      ? (flow.closesAfter ?? 0) - random.oneOf([10, 20, 20, 50]) + random.oneOf([-1, 0, 1])
      : random.below(of / 100) * 100
  for (let deed = 0; deed < deedsOfAPlayer; deed++) {
    const [at, what, when] = [random.below(2), random.below(20), moment(busyFor)]
    clock.setTimeout(() => (deeds[what] ?? wants)(at), when)
  }
  for (const at of [0, 1]) clock.setTimeout(() => wants(at), moment(4_000))
}

const checkHand = (world: World, name: string, hand: Hand) => {
  if (hand.error() !== undefined) world.fail(`${name} broke: ${String(hand.error())}`)
  if (!hand.isOver() && world.clock.waiting() === 0 && !hand.hasAnyWayOut())
    world.fail(`${name} has no way out of ${hand.state()}`)
}

export const toItsEnd = async (world: World, flow: Flow, { name, hand }: OpenTab) => {
  const hasEnded = () => hand.isOver() || flow.ends.includes(hand.state())
  for (let left = 400; left > 0 && !hasEnded(); left--) {
    const button = flow.wanted[hand.state()]
    if (button !== undefined && hand.press(button)) world.log(`${name}: ${button}`)
    await world.settle()
    if (!hasEnded()) await world.step()
  }
  if (!hasEnded()) world.fail(`${name} never came to an end, but to ${hand.state()}`)
}
