import { once } from "node:events"
import { type IncomingHttpHeaders, request } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"

export type RawAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

/** Asks over node:http, which sends paths and Host headers as they are given. */
export const ask = (
  origin: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> => {
  const { hostname, port } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
    const { statusCode: status = 0, headers: answered } = answer
    text(answer).then((answerBody) => resolve({ status, headers: answered, body: answerBody }), reject)
  })
  asked.on("error", reject)
  asked.end(body)
  return promise
}

/** Says exactly these bytes and hears everything until the server closes. */
export const say = async (origin: string, bytes: string): Promise<string> => {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, "connect")
  socket.write(bytes, "latin1")
  return text(socket)
}
