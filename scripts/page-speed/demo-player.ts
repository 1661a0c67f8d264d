import { randomUUID } from "node:crypto"
import { atTheSite } from "../commands/at-the-site.ts"
import type { Case } from "./pages.ts"

type SessionCookie = { readonly name: string; readonly value: string; readonly httpOnly?: boolean }

/**
 * The cookies of a browser that has logged in: those that the answer sets, which under SESSION=host keep the session, and
 * the token that a page writes down itself where the answer sets none.
 */
export const sessionCookies = (token: string, setCookie: ReadonlyArray<string>): ReadonlyArray<SessionCookie> => {
  const given = setCookie.map((line) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value, httpOnly: /; *HttpOnly/i.test(line) }
  })
  return given.some(({ name }) => name === "token") ? given : [...given, { name: "token", value: token }]
}

const nipa = { userName: "nipa2569", password: "Phlu2569*m" }
const malee = { userName: "malee2569", password: "Dao2569*k" }

/** The site at noon of one day, so that the same rounds are open whenever it is measured. */
export const atTheSiteAtNoon = <A>(act: (address: string) => Promise<A>): Promise<A> =>
  // A statement of 10,000 entries is made faster than one player may order.
  atTheSite(act, { SANDBOX_CLOCK: "2026-11-20T12:00:00+07:00", SANDBOX_RATE_LIMITS: "off" })

/** What a visit needs to know beforehand: where the page is, and the cookies that its visitor comes with. */
export type PageVisit = { readonly url: string; readonly cookies: ReadonlyArray<Cookie> }

type Cookie = SessionCookie & { readonly url: string; readonly expires: number }

type Round = { readonly betGroup: string; readonly betId: string }
type Listed = { readonly data: ReadonlyArray<Round> }

const aDay = 86_400

const loggedIn = async (address: string, { userName, password }: typeof nipa) => {
  const { headers } = await send(address, "api/users.login", { userName, password })
  const token = headers.get("x-access-token")
  if (token === null) throw new Error(`${userName} could not log in`)
  const cookies = sessionCookies(token, headers.getSetCookie())
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  return { address, cookies, asPlayer: { authorization: `Bearer ${decodeURIComponent(token)}`, cookie } }
}
type Session = Awaited<ReturnType<typeof loggedIn>>

const send = async (address: string, path: string, body: unknown, headers?: Readonly<Record<string, string>>) => {
  const posting = { method: "POST", body: JSON.stringify(body) }
  const answer = await fetch(new URL(path, address), {
    ...(body === undefined ? {} : posting),
    headers: { "content-type": "application/json", ...headers },
  })
  if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}: ${await answer.text()}`)
  return answer
}

const roundsFor = async ({ address, asPlayer }: Session): Promise<ReadonlyArray<Round>> => {
  const answer = await send(address, "poy-api/bet-lists.latest", undefined, asPlayer)
  const { data }: Listed = JSON.parse(await answer.text())
  return data
}

/** A player with a slip of one line for each entry of their statement. */
const withEntries = async (address: string, entries: number): Promise<Session> => {
  const [prefix, pin, stake] = ["entries", "Entries2569#x", 5]
  await send(address, "__sandbox/players/add", { prefix, count: 1, pin, baht: entries * stake })
  const session = await loggedIn(address, { userName: `${prefix}00001`, password: pin })
  const betId = (await roundsFor(session)).find((round) => round.betGroup === "gov")?.betId
  let left = entries
  const buy = async () => {
    while (left-- > 0) {
      const headers = { ...session.asPlayer, "idempotency-key": randomUUID() }
      const number = String(left % 1_000).padStart(3, "0")
      const poy = [{ option: "teng_bon_3", number, price: stake, multiply: 900 }]
      await send(address, "poy-api/lotteries.gov.create", { betId, poy }, headers)
    }
  }
  await Promise.all(Array.from({ length: 20 }, buy))
  return session
}

/** A player whose fast deposit waits for its money, and where it is shown. */
const withTicket = async (address: string) => {
  const session = await loggedIn(address, malee)
  const headers = { ...session.asPlayer, "idempotency-key": randomUUID() }
  const answer = await send(address, "api/deposits.fast.create", { amount: 500 }, headers)
  const { data }: { readonly data: { readonly id: string } } = JSON.parse(await answer.text())
  return { path: `/credit/deposit/fast/queue?id=${data.id}`, session }
}

/**
 * Logs those demo players in whom the cases need, once, and tells for every case how it is visited. A deposit waits for a
 * quarter of an hour only, so that each case of a ticket has one of its own.
 */
export const demoPlayerAt = async (
  address: string,
  cases: ReadonlyArray<Case>,
  statementEntries = 10_000,
): Promise<(one: Case) => Promise<PageVisit>> => {
  const isAsked = (name: string) => cases.some(({ page }) => page.name === name)
  const usual = await loggedIn(address, nipa)
  const betId = (await roundsFor(usual)).find(({ betGroup }) => betGroup === "gov")?.betId
  if (betId === undefined) throw new Error("no round of the government lottery is open")
  const places: Readonly<Record<string, { readonly path: string; readonly session: Session }>> = {
    bet: { path: `/lotto/gov/${betId}`, session: usual },
    ...(isAsked("statement") && {
      statement: { path: "/credit/statement", session: await withEntries(address, statementEntries) },
    }),
  }
  // A cookie with an end is kept in the profile, so that a browser started again still has it.
  const expires = Math.floor(Date.now() / 1_000) + aDay
  const withEnd = (cookie: SessionCookie): Cookie => ({ ...cookie, url: address, expires })
  const seenAlert = { name: "seeNewsAlert", value: encodeURIComponent('{"v":1,"id":"demo-alert-1"}') }
  return async ({ page, locale }) => {
    const { path, session } =
      page.name === "ticket" ? await withTicket(address) : (places[page.name] ?? { path: page.name, session: usual })
    return {
      url: new URL(path, address).href,
      cookies: [{ name: "locale", value: locale }, ...(page.isPlayers ? [...session.cookies, seenAlert] : [])].map(
        withEnd,
      ),
    }
  }
}
