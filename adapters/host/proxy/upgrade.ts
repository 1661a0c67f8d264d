import { type ClientRequest, type IncomingMessage, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import { endToEnd } from "./forwarding.ts"
import { type HostRefusal, operatorTooSlow, operatorUnreachable, refusalBody } from "./refusal.ts"

/** How long one end may stay open after the other has closed. */
const halfOpenMs = 2_000

/** Joins a browser's WebSocket to the operator's, byte by byte; a refusal is passed on as it is. */
export const passOnUpgrade = (
  socket: Duplex,
  head: Buffer,
  upstream: ClientRequest,
  logStatus: (status: number) => void,
): void => {
  let answered = false
  const refuse = (refusal: HostRefusal) => {
    if (answered) return
    answered = true
    refuseUpgrade(socket, refusal, logStatus)
  }
  socket.on("error", () => socket.destroy())
  socket.on("close", () => upstream.destroy())

  upstream.on("upgrade", (answer, operatorSocket, operatorHead) => {
    answered = true
    logStatus(101)
    const upgraded = { ...endToEnd(answer), connection: "Upgrade", upgrade: "websocket" }
    socket.write(headOf(101, upgraded))
    if (operatorHead.length > 0) socket.write(operatorHead)
    if (head.length > 0) operatorSocket.write(head)
    operatorSocket.setTimeout(0)
    join(socket, operatorSocket)
  })
  upstream.on("response", (answer) => {
    const status = answer.statusCode ?? 0
    if (status < 200 || status > 599) {
      refuse(operatorUnreachable)
      upstream.destroy()
      return
    }
    answered = true
    logStatus(status)
    socket.write(headOf(status, endToEnd(answer)))
    answer.on("error", () => socket.destroy())
    answer.pipe(socket)
  })
  upstream.on("timeout", () => {
    refuse(operatorTooSlow)
    upstream.destroy()
  })
  upstream.on("error", () => refuse(operatorUnreachable))
  upstream.end()
}

export const refuseUpgrade = (socket: Duplex, refusal: HostRefusal, logStatus: (status: number) => void): void => {
  logStatus(refusal.status)
  const body = refusalBody(refusal)
  const headers = { "content-type": "application/json", "content-length": body.length }
  socket.on("error", () => socket.destroy())
  socket.end(Buffer.concat([headOf(refusal.status, headers), body]))
}

/** A page of another host asks: whoever has got hold of a token by a link could else listen from there. */
export const isOfAnotherSite = ({ headers: { origin, host = "" } }: IncomingMessage): boolean =>
  origin !== undefined &&
  !(URL.canParse(origin) && withoutPort(new URL(origin).host) === withoutPort(host.toLowerCase()))

/** The port of a scheme may be said or left out, and a proxy in front may leave it out. */
const withoutPort = (host: string) => host.replace(/:\d+$/, "")

/** The headers that ask the operator for the same upgrade. */
export const upgradeHeaders = ({ headers }: IncomingMessage) => ({
  connection: "Upgrade",
  upgrade: headers.upgrade ?? "websocket",
})

const join = (one: Duplex, other: Duplex) => {
  const tie = (from: Duplex, to: Duplex) => {
    from.on("error", () => to.destroy())
    from.on("close", () => to.destroy())
    from.on("end", () => {
      const cutOff = setTimeout(() => to.destroy(), halfOpenMs)
      to.once("close", () => clearTimeout(cutOff))
    })
    from.pipe(to)
  }
  tie(one, other)
  tie(other, one)
}

const headOf = (status: number, headers: ReturnType<typeof endToEnd>) => {
  const closing = status === 101 ? headers : { ...headers, connection: "close" }
  const lines = Object.entries(closing).flatMap(([name, value]) =>
    [value ?? []].flat().map((line) => `${name}: ${line}`),
  )
  return Buffer.from([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", ""].join("\r\n"), "latin1")
}
