import * as v from "valibot"

const Targets = v.array(v.object({ type: v.string(), webSocketDebuggerUrl: v.string() }))
const Message = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
})

/**
 * The page of a browser by the DevTools protocol alone. Playwright enables whatever it may need, and a browser whose
 * scripts are watched reads them again for the place of every error.
 */
export type DevTools = {
  readonly send: (method: string, params?: object) => Promise<unknown>
  readonly on: (method: string, hear: (params: unknown) => void) => void
}

export const withDevTools = async <A>(port: number, act: (devTools: DevTools) => Promise<A>): Promise<A> => {
  const targets = v.parse(Targets, await (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
  const page = targets.find(({ type }) => type === "page")
  if (page === undefined) throw new Error("the browser shows no page")
  const socket = new WebSocket(page.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve)
    socket.addEventListener("error", () => reject(new Error("the browser cannot be reached")))
  })
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  const heard = new Map<string, (params: unknown) => void>()
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, method, params } = v.parse(Message, JSON.parse(String(data)))
    if (method !== undefined) heard.get(method)?.(params)
    if (id === undefined) return
    if (error === undefined) asked.get(id)?.resolve(result)
    else asked.get(id)?.reject(new Error(error.message))
    asked.delete(id)
  })
  socket.addEventListener("close", () => {
    for (const { reject } of asked.values()) reject(new Error("the browser has gone"))
  })
  let count = 0
  try {
    return await act({
      send: (method, params = {}) => {
        const answer = Promise.withResolvers<unknown>()
        asked.set(++count, answer)
        socket.send(JSON.stringify({ id: count, method, params }))
        return answer.promise
      },
      on: (method, hear) => void heard.set(method, hear),
    })
  } finally {
    socket.close()
  }
}
