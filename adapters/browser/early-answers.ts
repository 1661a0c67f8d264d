/** An answer, with when this device's clock showed that it was asked for and that it came. */
type EarlyAnswer = {
  readonly response: Response
  readonly way: { readonly sentAt: number; readonly receivedAt: number }
}

/** Answers that the page asked for before its scripts had come, by method, what the browser may keep of them, and address. */
export type EarlyAnswers = {
  /** Who asked; nobody known where it is null. */
  readonly authorization: string | null
  /** By the page's own clock, in milliseconds. */
  readonly askedAt: number
  readonly answers: Map<string, Promise<EarlyAnswer>>
}

/** What was asked for longer ago says too little about now. */
const usableFor = 10_000

type Around = {
  readonly fetch: typeof globalThis.fetch
  /** What has passed since the page was opened, in milliseconds. */
  readonly pageTime: () => number
}
const ofBrowser: Around = {
  fetch: (...request) => globalThis.fetch(...request),
  pageTime: () => performance.now(),
}

/** Fetches, but for calls whose answer is on its way already: each of those is handed out once, to whoever asked. */
export const fetchWithEarly = (early: EarlyAnswers | undefined, { fetch, pageTime }: Around = ofBrowser) => {
  const ways = new WeakMap<Response, EarlyAnswer["way"]>()
  const fetchOnce: typeof globalThis.fetch = async (input, init) => {
    const call = typeof input === "string" ? `${init?.method ?? "GET"} ${init?.cache ?? "no-store"} ${input}` : ""
    const answer = early?.answers.get(call)
    const asksForNothingElse = init?.body === undefined || init.body === "{}"
    if (early === undefined || answer === undefined || !asksForNothingElse) return fetch(input, init)
    early.answers.delete(call)
    const isTheirs = new Headers(init?.headers).get("authorization") === early.authorization
    if (!isTheirs || pageTime() - early.askedAt > usableFor) {
      giveBack(answer)
      return fetch(input, init)
    }
    try {
      init?.signal?.throwIfAborted()
      const { response, way } = await Promise.race([answer, aborted(init?.signal)])
      ways.set(response, way)
      return response
    } catch (cause) {
      giveBack(answer)
      init?.signal?.throwIfAborted()
      if (cause instanceof Error) return fetch(input, init)
      throw cause
    }
  }
  return { fetch: fetchOnce, wayOf: (response: Response) => ways.get(response) }
}

/** An answer that nobody reads would hold its connection for as long as the page is open. */
const giveBack = (answer: Promise<EarlyAnswer>) =>
  void answer.then(
    ({ response }) => response.body?.cancel(),
    () => {},
  )

/** Lets go of what nobody has asked for by the time it is too old. */
export const forgetEarlyInTime = (
  early: EarlyAnswers | undefined,
  later: (forget: () => void, ms: number) => void = setTimeout,
): void => {
  if (early === undefined) return
  later(() => {
    for (const answer of early.answers.values()) giveBack(answer)
    early.answers.clear()
  }, usableFor)
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
  })
