import {
  agentsSupports,
  notAllowDomainText,
  RefusalBody,
  serverTime,
  siteDetailsOne,
  type Understood,
} from "@fakham/adapters/operator/wire"
import { supportAddress } from "@fakham/core"
import * as v from "valibot"
import { remembering } from "./remembering.ts"

export type SiteDetail = Understood<typeof siteDetailsOne>
/** What the operator says about a host: how the site is called there, that it may not be shown, or nothing now. */
export type SiteAnswer =
  | { readonly is: "known"; readonly detail: SiteDetail }
  | { readonly is: "notAllowed" }
  | { readonly is: "unanswered" }

export type Operator = {
  readonly siteFor: (host: string) => Promise<SiteAnswer>
  /** The live chat of the operator's support, if it has one. */
  readonly liveChat: () => Promise<string | undefined>
  readonly isReady: () => Promise<boolean>
}

const patienceMs = 1_500
const aMinute = 60_000
const aMoment = 5_000

/** What this process itself wants to know of the operator. Nothing here fails: a page is shown either way. */
export const operatorAt = (origin: string): Operator => {
  const get = (path: string) =>
    fetch(`${origin}${path}`, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: "error",
      headers: { accept: "application/json" },
    })

  const siteFor = async (host: string): Promise<SiteAnswer> => {
    const answer = await get(`${siteDetailsOne.path}?host=${encodeURIComponent(host)}`)
    const body: unknown = await answer.json()
    if (answer.status === 404 && v.is(RefusalBody, body) && body.message === notAllowDomainText)
      return { is: "notAllowed" }
    return { is: "known", detail: v.parse(v.object({ data: siteDetailsOne.data }), body).data }
  }

  const liveChat = async () => {
    const answer = await get(agentsSupports.path)
    const { data } = v.parse(v.object({ data: agentsSupports.data }), await answer.json())
    return supportAddress(data)
  }

  const knownSites = remembering<SiteAnswer>((host) => siteFor(host).catch(() => ({ is: "unanswered" })), {
    forMs: (answer) => (answer.is === "unanswered" ? aMoment : aMinute),
    atMost: 500,
  })
  const knownChat = remembering<{ readonly link?: string | undefined; readonly keepMs: number }>(
    () =>
      liveChat().then(
        (link) => ({ link, keepMs: aMinute }),
        () => ({ keepMs: aMoment }),
      ),
    { forMs: ({ keepMs }) => keepMs, atMost: 1 },
  )
  const answers = (path: string) =>
    get(path).then(
      (answer) => answer.ok,
      () => false,
    )

  return {
    siteFor: knownSites,
    liveChat: () => knownChat("").then(({ link }) => link),
    isReady: async () => (await answers("/readyz")) || (await answers(serverTime.path)),
  }
}
