import { randomUUID } from "node:crypto"
import { type AddressRange, isTrusted, watchUnnamedProxies } from "@fakham/adapters/proxies"
import type { HttpBindings } from "@hono/node-server"
import type { Context, MiddlewareHandler } from "hono"
import type { Clock } from "../time/clock.ts"
import { clientAddress, clientNetwork } from "./client-address.ts"
import { type CallRefusal, defaultError } from "./refusal.ts"
import { refuse } from "./reply.ts"

/** What a body holds, as it came. */
export type SentText = { readonly text: string; readonly refused?: undefined } | { readonly refused: CallRefusal }

type Variables = {
  requestId: string
  /** Where the visitor is, as one household; a proxy that is trusted is no visitor. */
  clientNetwork: string
  /** Whether a trusted proxy passed the request on, whose word on it counts. */
  isOfTrusted: boolean
  /** Who asks, or whose name they tried. */
  uuid?: string
  /** Why the call was refused. */
  code?: string
  /** What the desk was told to do, without names and secrets. */
  order?: unknown
  /** The body, where it was read before it was asked for. */
  sent?: SentText
  /** How many seconds whoever an input is about has to wait; it counts as asked. */
  waitOf?: (input: unknown) => number
  /** The same for a newcomer, who counts as one that registers. */
  newcomerWait?: () => number
}
export type RequestEnv = { Bindings: HttpBindings; Variables: Variables }

export type LogLine = { readonly level: "error" | "info" | "debug" } & Readonly<Record<string, unknown>>
export type Log = (line: LogLine) => void

/** Names every request, forbids keeping its answer, and writes it down under its player's id: never its body, query or headers. */
export const nameAndLog = (log: Log, trusted: ReadonlyArray<AddressRange>): MiddlewareHandler<RequestEnv> => {
  const lookForProxies = watchUnnamedProxies(trusted, (unnamedProxy) => log({ level: "info", unnamedProxy }))
  return async (c, next) => {
    const startedAt = performance.now()
    const { incoming }: Partial<HttpBindings> = c.env ?? {}
    if (incoming !== undefined) lookForProxies({ headers: incoming.headers, peer: incoming.socket.remoteAddress ?? "" })
    const address = clientAddress(incoming, trusted)
    c.set("clientNetwork", clientNetwork(address))
    const isOfTrusted = isTrusted(incoming?.socket.remoteAddress ?? "", trusted)
    c.set("isOfTrusted", isOfTrusted)
    const requestId = saneId(isOfTrusted ? c.req.header("x-request-id") : undefined)
    c.set("requestId", requestId)
    c.header("x-request-id", requestId)
    c.header("cache-control", "no-store")
    c.header("x-content-type-options", "nosniff")
    await next()
    const { status } = c.res
    const { method, path } = c.req
    log({
      level: levelOf(status, method, path),
      requestId,
      uuid: c.get("uuid"),
      method,
      path,
      status,
      code: c.get("code"),
      order: c.get("order"),
      ms: Math.round(performance.now() - startedAt),
      address,
    })
  }
}

/** Pictures, pages, what the desk looks at and signs of life count as small once they are answered. */
const levelOf = (status: number, method: string, path: string): LogLine["level"] => {
  if (status >= 500) return "error"
  return method === "GET" && status < 400 && !/^\/(?:api|poy-api|apps)\//.test(path) ? "debug" : "info"
}

/** Dates every answer by the sandbox's own clock, wherever that was moved to. */
export const dateAnswers =
  (clock: Clock): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    await next()
    c.res.headers.set("date", new Date(await clock.now()).toUTCString())
  }

/** The name that a trusted proxy gave a request, if it is a plain word. */
export const saneId = (given: string | undefined): string =>
  given !== undefined && /^[\w.-]{8,128}$/.test(given) ? given : randomUUID()

/** Answers what nobody foresaw without saying what it was; the log says it. */
export const unforeseen =
  (log: Log) =>
  (error: Error, c: Context<RequestEnv>): Response => {
    const requestId = c.get("requestId")
    log({ level: "error", requestId, method: c.req.method, path: c.req.path, error: error.stack ?? error.message })
    return refuse(c, defaultError)
  }
