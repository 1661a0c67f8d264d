import { atTheSite } from "../commands/at-the-site.ts"
import type { Case } from "./pages.ts"

const nipa = { userName: "nipa2569", password: "Phlu2569*m" }

/** The site at noon of one day, so that the same rounds are open whenever it is measured. */
export const atTheSiteAtNoon = <A>(act: (address: string) => Promise<A>): Promise<A> =>
  atTheSite(act, { SANDBOX_CLOCK: "2026-11-20T12:00:00+07:00" })

/** What a visit needs to know beforehand: where the page is, and the cookies that its visitor comes with. */
export type Visit = { readonly url: string; readonly cookies: ReadonlyArray<Cookie> }

type Cookie = { readonly name: string; readonly value: string; readonly url: string; readonly expires: number }

type Round = { readonly betGroup: string; readonly betId: string }

const aDay = 86_400

const tokenAt = async (address: string): Promise<string> => {
  const answer = await fetch(`${address}api/users.login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(nipa),
  })
  const token = answer.headers.get("x-access-token")
  if (token === null) throw new Error(`the demo player could not log in: ${answer.status}`)
  return token
}

const roundsFor = async (address: string, token: string): Promise<ReadonlyArray<Round>> => {
  const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
  const answer = await fetch(`${address}poy-api/bet-lists.latest`, { headers })
  const { data }: { readonly data: ReadonlyArray<Round> } = JSON.parse(await answer.text())
  return data
}

/** The rounds as the operator lists them for a player. */
export const playersRounds = async (address: string): Promise<ReadonlyArray<Round>> =>
  roundsFor(address, await tokenAt(address))

/** Logs the demo player in who has slips, once, and tells for every case how it is visited. */
export const demoPlayerAt = async (address: string): Promise<(one: Case) => Visit> => {
  const token = await tokenAt(address)
  const betId = (await roundsFor(address, token)).find(({ betGroup }) => betGroup === "gov")?.betId
  if (betId === undefined) throw new Error("no round of the government lottery is open")
  // A cookie with an end is kept in the profile, so that a browser started again still has it.
  const expires = Math.floor(Date.now() / 1_000) + aDay
  const cookie = (name: string, value: string): Cookie => ({ name, value, url: address, expires })
  const seenAlert = cookie("seeNewsAlert", encodeURIComponent('{"v":1,"id":"demo-alert-1"}'))
  return ({ page, locale }) => ({
    url: new URL(page.name === "bet" ? `/lotto/gov/${betId}` : page.name, address).href,
    cookies: [cookie("locale", locale), ...(page.isPlayers ? [cookie("token", token), seenAlert] : [])],
  })
}
