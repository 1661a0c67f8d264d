import { Identity } from "@fakham/core"
import { centerAgent, type Newcomer } from "@fakham/core/identity"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Layer } from "effect"
import type { Client } from "../client.ts"
import {
  httpBalance,
  httpIdentity,
  httpPlayerRecord,
  httpResults,
  httpSiteDetails,
  httpSupportDesk,
} from "../first-calls.ts"
import { httpLineProvider, httpPinKeeper, httpProfileKeeper, httpRegistrar } from "../identity/index.ts"
import { askThrough, clientAt } from "./asking.ts"

const identityOf = (client: Client) =>
  Layer.mergeAll(
    httpIdentity(client),
    httpLineProvider(client),
    httpPinKeeper(client),
    httpPlayerRecord(client),
    httpProfileKeeper(client),
    httpBalance(client),
    httpRegistrar(client),
    httpResults(client),
    httpSiteDetails(client),
    httpSupportDesk(client),
  )

export const newcomer: Newcomer = {
  userName: "newcomer1",
  pin: "Fah2570*new",
  phoneNumber: "0899990001",
  referral: { ...centerAgent, referUrl: "", registerFromDomain: "localhost", slug: undefined, employeeSlug: undefined },
  captcha: undefined,
  lineTicket: undefined,
}

/** A sandbox, and one visitor who asks it through the site's own adapters: a guest until they log in. */
export const identitySandbox = async ({ historyDays = 0 } = {}) => {
  const [source] = await databaseSources()
  if (source === undefined) throw new Error("SQLite is always there.")
  const sandbox = await operatorOn(source.fresh, { historyDays })
  let token: string | undefined
  const visitorAt = (origin: string, timeout = 20_000) =>
    askThrough(identityOf(clientAt({ origin, token: () => token, timeout })))
  const asked = visitorAt(sandbox.origin)
  const desk = async (path: string, order?: unknown, method: "POST" | "DELETE" = "POST") => {
    const answer = await sandbox.ask(`/__sandbox/${path}`, { method, body: JSON.stringify(order ?? {}) })
    return JSON.stringify(answer.body)
  }
  const login = (userName: string, pin: string) => asked(Identity.use((identity) => identity.login({ userName, pin })))
  const comesIn = (now: string | undefined) => {
    token = now
  }
  return {
    origin: sandbox.origin,
    asked,
    /** The same visitor at another operator's, or with less patience. */
    visitorAt,
    desk,
    /** What was sent to telephones. */
    messages: async () => (await fetch(`${sandbox.origin}/__sandbox/outbox`)).text(),
    login,
    /** The visitor is a player by this token, or a guest again. */
    comesIn,
    asSomchai: async () => {
      const answer = await login("somchai88", "Duean69#x")
      if (answer._tag === "Failure") throw answer.failure
      comesIn(answer.success.token)
      return answer.success
    },
    stop: async () => {
      await sandbox.stop()
      await source.clear()
    },
  }
}
