/** Answers that the page asked for before its scripts had come, by method, what the browser may keep of them, and address. */
export type EarlyAnswers = {
  /** Who asked; nobody known where it is null. */
  readonly authorization: string | null
  /** By the page's own clock, in milliseconds. */
  readonly askedAt: number
  readonly answers: Map<string, Promise<Response>>
}

/** What was asked for longer ago says too little about now. */
const usableFor = 10_000

/** Fetches, but for calls whose answer is on its way already: each of those is handed out once, to whoever asked. */
export const fetchWithEarly =
  (
    early: EarlyAnswers | undefined,
    fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
    pageTime: () => number = () => performance.now(),
  ): typeof globalThis.fetch =>
  async (input, init) => {
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
      return keptOnTheWay(await Promise.race([answer, aborted(init?.signal)]))
    } catch (cause) {
      giveBack(answer)
      init?.signal?.throwIfAborted()
      if (cause instanceof Error) return fetch(input, init)
      throw cause
    }
  }

/** It waited here until it was wanted: its date does not tell how late it is. */
const keptOnTheWay = (answer: Response) => {
  const headers = new Headers(answer.headers)
  headers.set("age", "0")
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/** An answer that nobody reads would hold its connection for as long as the page is open. */
const giveBack = (answer: Promise<Response>) =>
  void answer.then(
    ({ body }) => body?.cancel(),
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
