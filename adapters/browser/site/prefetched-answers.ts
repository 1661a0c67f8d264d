/** An answer, with when this device's clock showed that it was asked for and that it came. */
export type PrefetchedAnswer = {
  readonly response: Response
  readonly way: { readonly sentAt: number; readonly receivedAt: number }
}

/** Answers that the page asked for before its scripts had come. */
export type PrefetchedAnswers = {
  /** Who asked; nobody known where it is null. */
  readonly authorization: string | null
  /** By method, what the browser may keep of them, and address; gone once they are too old to tell of now. */
  readonly answers: Map<string, Promise<PrefetchedAnswer>>
}

/** Fetches, but for calls whose answer is on its way already: each of those is handed out once, to whoever asked. */
export const fetchPrefetched = (
  early: PrefetchedAnswers | undefined,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
) => {
  const ways = new WeakMap<Response, PrefetchedAnswer["way"]>()
  const fetchOnce: typeof globalThis.fetch = async (input, init = {}) => {
    const call = `${init.method} ${init.cache} ${typeof input === "string" ? input : ""}`
    const answer = early?.answers.get(call)
    const isTheirs = new Headers(init.headers).get("authorization") === early?.authorization
    if (answer === undefined || !isTheirs || (init.body ?? "{}") !== "{}") return fetch(input, init)
    early?.answers.delete(call)
    const came = await answer.catch(() => undefined)
    if (came === undefined) return fetch(input, init)
    ways.set(came.response, came.way)
    return came.response
  }
  return { fetch: fetchOnce, wayOf: (response: Response) => ways.get(response) }
}
