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

export const virtualPlayerAt = (origin: string): VirtualPlayer => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    leave: () => agent.destroy(),
    ask: (path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body)
        const sent = request(
          origin + path,
          {
            agent,
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
                body: bodyText === "" ? undefined : JSON.parse(bodyText),
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
