import { Agent, request } from "node:http"

export type PlayerAnswer = {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

/** One virtual player: a connection of their own that stays open, and a session. */
export type VirtualPlayer = {
  readonly ask: (path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<PlayerAnswer>
  readonly leave: () => void
}

type Line = {
  /** From which of this machine's addresses. */
  readonly localAddress?: string
  readonly timeoutMs?: number
}

export const virtualPlayerAt = (origin: string, { localAddress, timeoutMs }: Line = {}): VirtualPlayer => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(localAddress !== undefined && { localAddress }) })
  return {
    leave: () => agent.destroy(),
    ask: (path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body)
        const sent = request(
          origin + path,
          {
            agent,
            ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
            method: text === undefined ? "GET" : "POST",
            headers:
              text === undefined
                ? headers
                : { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(text) },
          },
          (answer) => {
            const parts: Array<Buffer> = []
            answer.on("data", (part: Buffer) => parts.push(part))
            answer.on("error", reject)
            answer.on("end", () => {
              const bodyText = Buffer.concat(parts).toString()
              resolve({
                status: answer.statusCode ?? 0,
                body: isJson(answer.headers["content-type"]) && bodyText !== "" ? JSON.parse(bodyText) : undefined,
                headers: answer.headers,
              })
            })
          },
        )
        sent.on("error", reject)
        sent.end(text)
      }),
  }
}

/** What stands between may answer with a page. */
const isJson = (type = "") => type.startsWith("application/json")

/** Does something for each, so many at once. */
export const forEachAtOnce = async <A, B>(
  items: ReadonlyArray<A>,
  atOnce: number,
  act: (item: A, at: number) => Promise<B>,
) => {
  const done: Array<B> = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(atOnce, items.length) }, async () => {
      while (next < items.length) {
        const at = next++
        const item = items[at]
        if (item !== undefined) done[at] = await act(item, at)
      }
    }),
  )
  return done
}
