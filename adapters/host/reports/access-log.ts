import type { IncomingMessage, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { isWritten, type LogLevel, uuidInLog } from "@fakham/adapters/environment"
import { watchUnnamedProxies } from "@fakham/adapters/proxies"
import { claimsOf } from "@fakham/operator/first-calls"
import { tokenOfPage } from "../session/cookies.ts"
import { clientAddressOf, isHttps, type Trust } from "../visitor.ts"

type LogSettings = Trust & { readonly https: boolean; readonly log: LogLevel }
export type WriteLine = (line: string) => void

type Request = { readonly incoming: IncomingMessage; readonly requestId: string }

/**
 * One line of JSON for each finished request, under the player of whom its token speaks. What is small and was answered, such
 * as a built file, is written for `debug` alone. The query stays out of it: it may hold a token.
 */
export const beginLog = (
  request: Request & { readonly isSmall: boolean },
  settings: LogSettings,
  write: WriteLine,
): ((outgoing: ServerResponse) => void) => {
  const lineOf = begin(request, settings)
  return ({ statusCode: status, writableFinished: finished }) => {
    const level = levelOf(status, request.isSmall)
    if (isWritten(level, settings.log)) write(lineOf({ level, status, finished }))
  }
}

/** The same for a connection that was upgraded, when it ends; nothing has said its status until then. */
export const logUpgrade = (request: Request, socket: Duplex, settings: LogSettings, write: WriteLine) => {
  const lineOf = begin(request, settings)
  let status = 0
  socket.on("close", () => {
    const level = levelOf(status, false)
    if (isWritten(level, settings.log)) write(lineOf({ level, status }))
  })
  return (ended: number) => (status = ended)
}

/** What nobody foresaw, which visitors are not told. */
export const logError = (error: Error, requestId: string, { log }: Pick<LogSettings, "log">, write: WriteLine) => {
  const time = new Date().toISOString()
  if (isWritten("error", log)) write(JSON.stringify({ time, level: "error", requestId, error: error.stack }))
}

/** A line for each address that says for whom it asks and that `TRUSTED_PROXIES` does not name. */
export const logUnnamedProxies = (settings: LogSettings, write: WriteLine): ((incoming: IncomingMessage) => void) => {
  const look = watchUnnamedProxies(settings.trustedProxies, (unnamedProxy) => {
    const time = new Date().toISOString()
    if (isWritten("info", settings.log)) write(JSON.stringify({ time, level: "info", unnamedProxy }))
  })
  return ({ headers, socket }) => look({ headers, peer: socket.remoteAddress ?? "" })
}

const begin = ({ incoming, requestId }: Request, settings: LogSettings) => {
  const started = performance.now()
  const { method, url = "" } = incoming
  const address = clientAddressOf(incoming, settings)
  return (ended: { readonly level: string; readonly status: number; readonly finished?: boolean }) => {
    const { level, ...how } = ended
    return JSON.stringify({
      time: new Date().toISOString(),
      level,
      requestId,
      uuid: uuidOf(incoming, settings),
      method,
      path: url.split(/[?#]/, 1)[0],
      ...how,
      ms: Math.round(performance.now() - started),
      address,
    })
  }
}

const levelOf = (status: number, isSmall: boolean) => {
  if (status >= 500) return "error"
  return isSmall && status < 400 ? "debug" : "info"
}

/** Of whom the token of a call, of a connection or of a page speaks. Whether that is true, only the operator can say. */
const uuidOf = (incoming: IncomingMessage, settings: LogSettings): string | undefined => {
  const { authorization = "", cookie = "" } = incoming.headers
  const token =
    /^Bearer +(\S+)$/i.exec(authorization)?.[1] ??
    /^\/ccu\?(?:[^#]*&)?token=([^&#]*)/.exec(incoming.url ?? "")?.[1] ??
    tokenOfPage(cookie, isHttps(incoming, settings)) ??
    ""
  return uuidInLog(claimsOf(token)?.uuid)
}
