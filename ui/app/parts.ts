import type { Made } from "./parts/made.ts"
import { makeAhead } from "./parts-ahead.ts"
import type { Machines } from "./start-machines.lazy.ts"

export type { Made } from "./parts/made.ts"

/** What the screens of one idea run on: fetched with the first of them, and the same for all while the visit lasts. */
export type Part<Given, On = Machines> = { readonly fetch: () => Promise<(on: On) => Given> }

/** React reads of a promise that says so what it came to, and waits for none of those. */
const known = <A>(promise: Promise<A>): Promise<A> => {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => {},
  )
  return promise
}

export const fetchedOnce = <Given, On>(load: () => Promise<(on: On) => Given>): Part<Given, On> => {
  let fetching: Promise<(on: On) => Given> | undefined
  const fetchPart = async () => {
    try {
      return await load()
    } catch (cause) {
      fetching = undefined
      throw cause
    }
  }
  return { fetch: () => (fetching ??= known(fetchPart())) }
}

const part = <Name extends keyof Made>(name: Name): Part<Made[Name]> =>
  fetchedOnce(async () => {
    const { loaders } = await import("./part-loaders.lazy.ts")
    return makeAhead((await loaders[name]()).part)
  })

export const parts = {
  awaitedGame: part("awaitedGame"),
  pageNoticeParts: part("pageNoticeParts"),
  betChoices: part("betChoices"),
  betPage: part("betPage"),
  gameVisits: part("gameVisits"),
  games: part("games"),
  highlights: part("highlights"),
  inbox: part("inbox"),
  limitsPage: part("limitsPage"),
  moneyIn: part("moneyIn"),
  moneyOut: part("moneyOut"),
  newAccounts: part("newAccounts"),
  news: part("news"),
  numberSets: part("numberSets"),
  ownLimits: part("ownLimits"),
  ownMoney: part("ownMoney"),
  ownStatements: part("ownStatements"),
  pastResults: part("pastResults"),
  pins: part("pins"),
  profileEditing: part("profileEditing"),
  promotions: part("promotions"),
  proofs: part("proofs"),
  push: part("push"),
  referrals: part("referrals"),
  reminding: part("reminding"),
  rewards: part("rewards"),
  numberSetEditor: part("numberSetEditor"),
  ticket4dPage: part("ticket4dPage"),
  slips: part("slips"),
  videos: part("videos"),
  waysIn: part("waysIn"),
  yings: part("yings"),
}

/** A screen that comes with the parts it runs on, all of them fetched side by side. */
export const onParts = async <Screen>(
  screen: Promise<Screen>,
  ...needed: ReadonlyArray<{ readonly fetch: () => Promise<unknown> }>
) => {
  const [fetched] = await Promise.all([screen, ...needed.map(({ fetch }) => fetch())])
  return fetched
}
