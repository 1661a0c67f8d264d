import { nextTask } from "./next-task.ts"
import type { Made, Make } from "./parts/made.ts"
import type { Machines } from "./player.ts"

/** What the screens of one idea run on: fetched with the first of them, and the same for all while the visit lasts. */
export type Part<Given> = {
  readonly fetch: () => Promise<Make<Given>>
  readonly fetched: () => Make<Given> | undefined
}

const fetchedMakes = new Set<Make<unknown>>()
let visiting: Machines | undefined

/** What is made for a visit is the same for all its screens. */
const once = <Given>(make: Make<Given>): Make<Given> => {
  let made: { readonly machines: Machines; readonly part: Given } | undefined
  return (machines) => {
    made = made?.machines === machines ? made : { machines, part: make(machines) }
    return made.part
  }
}

/** Makes a part in a task of its own, before a screen that runs on it is drawn. */
const makeAhead = async (make: Make<unknown>): Promise<void> => {
  await nextTask()
  if (visiting !== undefined) make(visiting)
}

/** Makes what was fetched before the visit could begin; what is fetched later is made as it comes, until the visit ends. */
export const startParts = async (machines: Machines): Promise<void> => {
  visiting = machines
  for (const make of fetchedMakes) await makeAhead(make)
}

export const stopParts = (): void => {
  visiting = undefined
}

const part = <Name extends keyof Made>(name: Name): Part<Made[Name]> => {
  let fetched: Make<Made[Name]> | undefined
  let fetching: Promise<Make<Made[Name]>> | undefined
  const fetchPart = async () => {
    try {
      const { loaders } = await import("./part-loaders.ts")
      const make = once((await loaders[name]()).part)
      fetchedMakes.add(make)
      await makeAhead(make)
      fetched = make
      return make
    } catch (cause) {
      fetching = undefined
      throw cause
    }
  }
  return { fetch: () => (fetching ??= fetchPart()), fetched: () => fetched }
}

export const parts = {
  betChoices: part("betChoices"),
  betPage: part("betPage"),
  gameVisits: part("gameVisits"),
  games: part("games"),
  limitsPage: part("limitsPage"),
  moneyIn: part("moneyIn"),
  moneyOut: part("moneyOut"),
  newAccounts: part("newAccounts"),
  numberSets: part("numberSets"),
  ownMoney: part("ownMoney"),
  ownStatements: part("ownStatements"),
  pastResults: part("pastResults"),
  pins: part("pins"),
  profileEditing: part("profileEditing"),
  promotions: part("promotions"),
  referrals: part("referrals"),
  rewards: part("rewards"),
  proofs: part("proofs"),
  setEditor: part("setEditor"),
  setsPage: part("setsPage"),
  slips: part("slips"),
  videos: part("videos"),
  waysIn: part("waysIn"),
  yings: part("yings"),
}

/** A screen that comes with the parts it runs on, all of them fetched side by side. */
export const onParts = async <Screen>(screen: Promise<Screen>, ...needed: ReadonlyArray<Part<unknown>>) => {
  const [fetched] = await Promise.all([screen, ...needed.map(({ fetch }) => fetch())])
  return fetched
}
