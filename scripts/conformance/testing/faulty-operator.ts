import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { connect } from "node:net"
import type { Duplex } from "node:stream"
import { text } from "node:stream/consumers"

export type ProxiedRequest = {
  /** Such as `GET /api/cashs`. */
  readonly call: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}
export type ProxiedAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}
type Change = Partial<Pick<ProxiedRequest, "headers" | "body" | "path">> & { readonly method?: string }

/** Answers in place of an operator: `pass` asks that one, with something else than was asked where it is named. */
export type Fault = (asked: ProxiedRequest, pass: (change?: Change) => Promise<ProxiedAnswer>) => Promise<ProxiedAnswer>

const ofTheWay = new Set([
  "connection",
  "content-length",
  "host",
  "transfer-encoding",
  "content-encoding",
  "keep-alive",
  "accept-encoding",
])

const headersOf = (pairs: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries([...pairs].flatMap(([name, value]) => (ofTheWay.has(name) ? [] : [[name, String(value)]])))

/** A server in front of an operator that makes one fault; the addresses of its sockets are rewritten by `socket`. */
export const faultyOperator = async (
  behind: string,
  fault: Fault,
  socket: (path: string) => string = (path) => path,
) => {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const written = await text(incoming)
    const { method = "GET", url: path = "/" } = incoming
    const asked: ProxiedRequest = {
      call: `${method} ${path.replace(/\?.*/, "")}`,
      path,
      headers: headersOf(Object.entries(incoming.headers)),
      body: written === "" ? undefined : JSON.parse(written),
    }
    const pass = async (change: Change = {}): Promise<ProxiedAnswer> => {
      const { headers, body, path: to, method: by } = { ...asked, method, ...change }
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const said = await fetch(behind + to, { method: by, headers, redirect: "manual", ...sent })
      const words = await said.text()
      return {
        status: said.status,
        headers: headersOf(said.headers),
        body: words === "" ? undefined : JSON.parse(words),
      }
    }
    const { status, headers, body } = await fault(asked, pass)
    const isWritten = typeof body === "string" || body === undefined
    outgoing.writeHead(status, headers).end(isWritten ? body : JSON.stringify(body))
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((cause: unknown) => outgoing.writeHead(502).end(String(cause)))
  })
  const sockets = new Set<Duplex>()
  server.on("upgrade", (incoming, near: Duplex) => {
    const { port, hostname, host } = new URL(behind)
    const far = connect(Number(port), hostname)
    for (const one of [near, far]) {
      sockets.add(one)
      one.on("error", () => one.destroy())
      one.on("close", () => {
        for (const other of [near, far]) other.destroy()
        sockets.delete(one)
      })
    }
    const lines = Object.entries({ ...incoming.headers, host }).map(([name, value]) => `${name}: ${String(value)}`)
    far.write(`GET ${socket(incoming.url ?? "/")} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`)
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    stop: async () => {
      for (const one of sockets) one.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
