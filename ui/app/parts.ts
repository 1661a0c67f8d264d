import type { Made, Make } from "./parts/made.ts"
import { makeAhead } from "./parts-ahead.ts"

/** What the screens of one idea run on: fetched with the first of them, and the same for all while the visit lasts. */
export type Part<Given> = {
  readonly fetch: () => Promise<Make<Given>>
  readonly fetched: () => Make<Given> | undefined
}

const part = <Name extends keyof Made>(name: Name): Part<Made[Name]> => {
  let fetched: Make<Made[Name]> | undefined
  let fetching: Promise<Make<Made[Name]>> | undefined
  const fetchPart = async () => {
    try {
      const { loaders } = await import("./part-loaders.ts")
      fetched = await makeAhead((await loaders[name]()).part)
      return fetched
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
