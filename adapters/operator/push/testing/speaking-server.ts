import { createHash } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import type { Duplex } from "node:stream"
import { listening } from "../../testing/listening.ts"

const acceptOf = (key: string) =>
  createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64")

const [text, bytes, goodbye] = [1, 2, 8]

const frame = (kind: number, payload: Buffer) => {
  const head = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255]
  return Buffer.concat([Buffer.from([0x80 | kind, ...head]), payload])
}

/** A WebSocket server that says whatever it is told to, well formed or not, and listens to nothing but a goodbye. */
export const speakingServer = async (greeting: ReadonlyArray<string> = []) => {
  const sockets = new Set<Duplex>()
  const paths: Array<string> = []
  const server = createServer()
  server.on("upgrade", ({ url = "", headers }, socket: Duplex) => {
    paths.push(url)
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy())
    socket.on("data", ([first]: Buffer) => {
      if (first === (0x80 | goodbye)) socket.end()
    })
    const accept = acceptOf(headers["sec-websocket-key"] ?? "")
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    )
    for (const said of greeting) socket.write(frame(text, Buffer.from(said)))
  })
  const origin = await listening(server)
  const emitAll = (sent: Buffer) => {
    for (const socket of sockets) socket.write(sent)
  }
  return {
    origin,
    /** The addresses that were asked for, in order. */
    paths,
    connections: () => sockets.size,
    says: (...said: ReadonlyArray<string>) => {
      for (const one of said) emitAll(frame(text, Buffer.from(one)))
    },
    saysBytes: (...said: ReadonlyArray<number>) => emitAll(frame(bytes, Buffer.from(said))),
    closes: (code: number) => emitAll(frame(goodbye, Buffer.from([code >> 8, code & 255]))),
    cuts: () => {
      for (const socket of sockets) socket.destroy()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, "close")
    },
  }
}
