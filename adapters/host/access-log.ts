import type { IncomingMessage, ServerResponse } from "node:http"

/** One line of JSON for each finished request. The query stays out of it: the realtime call carries a token there. */
export const logWhenDone = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { requestId, address }: { readonly requestId: string; readonly address: string },
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
      address,
      requestId,
    }
    write(JSON.stringify(line))
  })
}
