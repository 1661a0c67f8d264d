import { BoundedMap } from "@fakham/adapters/environment"
import type { siteDetailsOne, Understood } from "@fakham/operator/wire"

export type HostSiteDetail = Understood<typeof siteDetailsOne>
/** What the operator says about a host: how the site is called there, that it may not be shown, or nothing now. */
export type SiteAnswer =
  | { readonly is: "known"; readonly detail: HostSiteDetail }
  | { readonly is: "notAllowed" }
  | { readonly is: "awaitingAnswer" }

export const hasPort = (host: string): boolean => /:\d+$/.test(host)

const storedForMs = { known: 60_000, notAllowed: 60_000, awaitingAnswer: 5_000 } as const
/** How many sites are remembered, and how many other hosts. */
const most = 500
/** How many hosts that are no sites so far the operator is asked about at a time. */
const mostAsked = 16

type Entry = { until: number; readonly answer: Promise<SiteAnswer> }

/**
 * Remembers what the operator says of hosts. Anybody can name a host: those that it does not know, or that name a port, are
 * remembered apart and asked about a few at a time, so that they neither push out a site nor keep the operator busy.
 */
export const cachedSites = (ask: (host: string) => Promise<SiteAnswer>): ((host: string) => Promise<SiteAnswer>) => {
  const sites = new BoundedMap<Entry>(most)
  const others = new BoundedMap<Entry>(most)
  let asked = 0
  const keep = (map: BoundedMap<Entry>, host: string, entry: Entry) => {
    sites.delete(host)
    others.delete(host)
    map.set(host, entry)
  }
  const noteAnswer = async (host: string, entry: Entry, isSite: boolean) => {
    const { is } = await entry.answer
    if (!isSite) asked -= 1
    entry.until = Date.now() + storedForMs[is]
    const isKnown = is === "known" ? !hasPort(host) : isSite && is === "awaitingAnswer"
    keep(isKnown ? sites : others, host, entry)
  }
  return async (host) => {
    const site = sites.get(host)
    const found = site ?? others.get(host)
    if (found !== undefined && found.until > Date.now()) {
      if (site !== undefined) keep(sites, host, site)
      return found.answer
    }
    if (site === undefined && asked >= mostAsked) return { is: "awaitingAnswer" }
    const entry = { until: Number.POSITIVE_INFINITY, answer: ask(host) }
    if (site === undefined) asked += 1
    keep(site === undefined ? others : sites, host, entry)
    void noteAnswer(host, entry, site !== undefined)
    return entry.answer
  }
}
