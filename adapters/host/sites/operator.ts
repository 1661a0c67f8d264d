import { supportAddress } from "@fakham/core"
import { showsCall } from "@fakham/operator/shows-call"
import {
  agentsSupports,
  lineStart,
  notAllowDomainText,
  RefusalBody,
  serverTime,
  siteDetailsOne,
} from "@fakham/operator/wire"
import * as v from "valibot"
import { pathAtOperator } from "../proxy/operator-shape.ts"
import type { HostSettings } from "../settings/settings.ts"
import { cachedSites, type SiteAnswer } from "./cached-sites.ts"

export type SitesOperator = {
  readonly siteFor: (host: string) => Promise<SiteAnswer>
  /** The live chat of the operator's support, if it tells one; an empty text where support is switched off. */
  readonly liveChat: () => Promise<string | undefined>
  /** Whether players can come in by LINE; not where nobody says so. */
  readonly hasLine: () => Promise<boolean>
  readonly isReady: () => Promise<boolean>
}

type Asked = Pick<HostSettings, "operatorCalls" | "operatorPaths" | "operatorReadyPath">

const unknownCall = new Set([404, 405, 501])
const timeoutMs = 1_500
const aMinute = 60_000
const shortKeepMs = 5_000

/** Asks once at a time, and remembers the answer for as long as it says. */
const remembering = <Answer>(
  ask: () => Promise<Answer>,
  forMs: (answer: Answer) => number,
): (() => Promise<Answer>) => {
  let known: { until: number; readonly answer: Promise<Answer> } | undefined
  return () => {
    if (known !== undefined && known.until > Date.now()) return known.answer
    const asked = { until: Number.POSITIVE_INFINITY, answer: ask() }
    known = asked
    void asked.answer.then(forMs, () => 0).then((keepMs) => (asked.until = Date.now() + keepMs))
    return asked.answer
  }
}

/** What this process itself wants to know of the operator. Nothing here fails: a page is shown either way. */
export const operatorAt = (
  origin: string,
  { operatorReadyPath: readyPath, ...shape }: Partial<Asked> = {},
): SitesOperator => {
  const ask = (method: "GET" | "POST", path: string) =>
    fetch(origin + pathAtOperator(method, path, shape), {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
      headers: { accept: "application/json", ...(method === "POST" && { "content-type": "application/json" }) },
      ...(method === "POST" && { body: "{}" }),
    })
  const get = (path: string) => ask("GET", path)

  const siteFor = async (host: string): Promise<SiteAnswer> => {
    const answer = await get(`${siteDetailsOne.path}?host=${encodeURIComponent(host)}`)
    const body: unknown = await answer.json()
    if ([400, 404].includes(answer.status) && v.is(RefusalBody, body) && body.message === notAllowDomainText)
      return { is: "notAllowed" }
    return { is: "known", detail: v.parse(v.object({ data: siteDetailsOne.data }), body).data }
  }

  const liveChat = async () => {
    const answer = await get(agentsSupports.path)
    const { data } = v.parse(v.object({ data: agentsSupports.data }), await answer.json())
    return data.activeSupport === false ? "" : supportAddress(data)
  }

  const knownChat = remembering<{ readonly link?: string | undefined; readonly keepMs: number }>(
    () =>
      liveChat().then(
        (link) => ({ link, keepMs: aMinute }),
        () => ({ keepMs: shortKeepMs }),
      ),
    ({ keepMs }) => keepMs,
  )
  /** Without a state nothing begins there, and who has the call says what is missing. */
  const line = async () => {
    const answer = await ask("POST", lineStart.path)
    return showsCall(lineStart, answer.status, await answer.json().catch(() => undefined))
  }
  const knownLine = remembering<{ readonly has: boolean; readonly keepMs: number }>(
    () =>
      line().then(
        (has) => ({ has, keepMs: aMinute }),
        () => ({ has: false, keepMs: shortKeepMs }),
      ),
    ({ keepMs }) => keepMs,
  )
  const statusOf = (path: string) =>
    get(path).then(
      ({ status }) => status,
      () => 599,
    )
  /** Any answer says that somebody is there; where the clock is a call that it does not have, another one is asked. */
  const isThere = async () => {
    const status = await statusOf(serverTime.path)
    return (unknownCall.has(status) ? await statusOf(`${siteDetailsOne.path}?host=localhost`) : status) < 500
  }

  return {
    siteFor: cachedSites((host) => siteFor(host).catch(() => ({ is: "awaitingAnswer" }))),
    liveChat: () => knownChat().then(({ link }) => link),
    hasLine: () => knownLine().then(({ has }) => has),
    isReady: async () => (readyPath === undefined ? isThere() : (await statusOf(readyPath)) < 400),
  }
}
