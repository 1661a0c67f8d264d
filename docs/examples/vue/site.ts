import { connect } from "@fakham/operator"

/** What outlives a reload of the page: the session, slips being filled in, and what nobody knows the end of. */
const memory = {
  get: (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? "null") ?? undefined,
  set: (name: string, value: unknown) =>
    value === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, JSON.stringify(value)),
}

/** The operator behind the page's own address: whoever serves the page passes its calls on. */
export const site = connect({ origin: location.origin, memory })
