import type { IncomingMessage, ServerResponse } from "node:http"
import { peerOf } from "./visitor.ts"

/** One line of JSON for each finished request. The query stays out of it: the realtime call carries a token there. */
export const logWhenDone = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
  write: (line: string) => void,
): void => {
  const started = performance.now()
  outgoing.on("close", () => {
    const line = {
      time: new Date().toISOString(),
      method: incoming.method,
      path: incoming.url?.split("?", 1)[0],
      status: outgoing.statusCode,
      finished: outgoing.writableFinished,
      ms: Math.round(performance.now() - started),
      peer: peerOf(incoming),
      requestId,
    }
    write(JSON.stringify(line))
  })
}
