import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { Agent, createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Agent as TlsAgent } from "node:https"
import type { Server } from "node:net"
import type { Duplex } from "node:stream"
import { mostConnections } from "@fakham/adapters/environment"
import { usersLogout } from "@fakham/operator/wire"
import { getRequestListener } from "@hono/node-server"
import { headersOfData } from "./content-policy.ts"
import { readBuiltSite } from "./pages/built-site.ts"
import { portOf } from "./port.ts"
import { type BodyPace, standardBodyPace } from "./proxy/body-pace.ts"
import { destinationOf, isPassedOn } from "./proxy/forwarding.ts"
import { framingFault } from "./proxy/http-framing.ts"
import { tokenPassedOn } from "./proxy/operator-shape.ts"
import { openOperatorRequest, passOn } from "./proxy/proxy.ts"
import { closedToProxies, malformedRequest, otherSite, sendRefusal, traceRefused } from "./proxy/refusal.ts"
import { isOfAnotherSite, passOnUpgrade, refuseUpgrade, upgradeHeaders } from "./proxy/upgrade.ts"
import { beginLog, logError, logUnnamedProxies, logUpgrade, type WriteLine } from "./reports/access-log.ts"
import { hostMetrics, requestKind } from "./reports/metrics.ts"
import { answerForPage } from "./session/answer.ts"
import { cookiesOfLogout } from "./session/bearer.ts"
import type { HostSettings } from "./settings/settings.ts"
import { siteApp } from "./site.ts"
import { operatorAt } from "./sites/operator.ts"
import { stopperOf } from "./stopping.ts"
import { type Target, targetOf } from "./target.ts"
import { hstsOf, requestIdOf } from "./visitor.ts"

export type Host = { readonly origin: string; readonly port: number; readonly stop: () => Promise<void> }

const limits = "/proc/self/limits"

/** Refuses connections before files run out, so that whoever has one still reaches the operator. */
const shedConnections = (server: Server): void => {
  const most = existsSync(limits) ? mostConnections(readFileSync(limits, "utf8")) : undefined
  if (most !== undefined) server.maxConnections = most
}

/** Serves the built site and passes the operator's calls on, until it is stopped. */
export const startHost = async (
  settings: HostSettings,
  writeLog: WriteLine = console.log,
  bodyPace: BodyPace = standardBodyPace,
): Promise<Host> => {
  const site = await readBuiltSite(settings.siteDir)
  const operator = operatorAt(settings.operatorOrigin, settings)
  const plain = new Agent({ keepAlive: true })
  const tls = new TlsAgent({ keepAlive: true })
  const keepsTokens = settings.session === "host"
  const metrics = settings.metrics === "closed" ? undefined : hostMetrics()
  const agentFor = (origin: string) => (origin.startsWith("https:") ? tls : plain)
  /** Connections whose bytes cannot be trusted any more: nothing that follows on them is heard. */
  const abandoned = new WeakSet<Duplex>()
  const upgradeTargetOf = (incoming: IncomingMessage) => {
    const target = targetOf(incoming)
    const unfit = incoming.method !== "GET" || abandoned.has(incoming.socket) || framingFault(incoming) !== undefined
    const destination = unfit || "refused" in target ? undefined : destinationOf(target.rawPath, settings)
    return destination?.keepsHost && isPassedOn(incoming) ? undefined : destination
  }

  const server = createServer({
    // A kept connection that is closed between two taps costs the next one a new connection, or cuts off its request.
    keepAliveTimeout: 65_000,
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 5_000,
    shouldUpgradeCallback: (incoming) =>
      incoming.headers.upgrade?.toLowerCase() === "websocket" && upgradeTargetOf(incoming) !== undefined,
  })
  shedConnections(server)
  server.listen(settings.port, settings.host)
  await once(server, "listening")
  const port = portOf(server)
  const mainHosts = settings.mainHosts.length > 0 ? settings.mainHosts : [`localhost:${port}`, `127.0.0.1:${port}`]
  const failed = (error: Error, requestId: string) => logError(error, requestId, settings, writeLog)
  const app = siteApp(site, operator, { ...settings, mainHosts }, failed, metrics)

  const answerSite = (incoming: IncomingMessage, outgoing: ServerResponse, target: Target) =>
    getRequestListener((request) => app.fetch(request, { incoming, outgoing, target }), {
      overrideGlobalObjects: false,
    })(incoming, outgoing)

  const lookForProxies = logUnnamedProxies(settings, writeLog)
  server.on("request", (incoming, outgoing) => {
    if (abandoned.has(incoming.socket)) return
    lookForProxies(incoming)
    const requestId = requestIdOf(incoming, settings)
    const isSmall = isSignOfLife.test(incoming.url ?? "") || site.files.has(incoming.url?.split("?", 1)[0] ?? "")
    const log = beginLog({ incoming, requestId, isSmall }, settings, writeLog)
    const timer = metrics?.time()
    // One listener for both: an answer that is passed on has nearly as many as Node takes for usual.
    outgoing.on("close", () => {
      log(outgoing)
      timer?.end(outgoing)
    })
    const fault = framingFault(incoming)
    if (fault !== undefined) {
      abandoned.add(incoming.socket)
      outgoing.setHeader("connection", "close")
      // The parser may find a fault of its own in the same bytes, and would cut off an answer that has begun.
      setImmediate(() => sendRefusal(incoming, outgoing, malformedRequest(fault)))
      return
    }
    if (incoming.method === "TRACE") {
      sendRefusal(incoming, outgoing, traceRefused)
      return
    }
    const target = targetOf(incoming)
    if ("refused" in target) {
      outgoing.writeHead(400, { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" })
      outgoing.end(target.refused)
      return
    }
    const destination = destinationOf(target.rawPath, settings)
    timer?.isFor(requestKind(target.rawPath, destination, site.files))
    outgoing.setHeader("x-request-id", requestId)
    if (destination === undefined) void answerSite(incoming, outgoing, target)
    else if (destination.keepsHost && isPassedOn(incoming)) sendRefusal(incoming, outgoing, closedToProxies)
    else {
      if (keepsTokens && target.rawPath === usersLogout.path)
        outgoing.setHeader("set-cookie", cookiesOfLogout(incoming, settings))
      passOn(
        incoming,
        outgoing,
        requestId,
        bodyPace,
        () => openOperatorRequest(incoming, destination, settings, requestId, agentFor(destination.origin)),
        (status, headers) => {
          const answered = tokenPassedOn(headers, settings)
          return keepsTokens ? answerForPage(incoming, status, answered, settings) : { headers: answered }
        },
        { ...(destination.keepsHost ? {} : headersOfData), ...hstsOf(incoming, settings) },
      )
    }
  })

  const upgraded = new Set<Duplex>()
  server.on("upgrade", (incoming, socket, head) => {
    const destination = upgradeTargetOf(incoming)
    if (destination === undefined) {
      socket.destroy()
      return
    }
    upgraded.add(socket)
    socket.on("close", () => upgraded.delete(socket))
    const requestId = requestIdOf(incoming, settings)
    const logStatus = logUpgrade({ incoming, requestId }, socket, settings, writeLog)
    if (isOfAnotherSite(incoming)) refuseUpgrade(socket, otherSite, logStatus)
    else {
      metrics?.countConnection((incoming.url ?? "").split("?", 1).join(), socket)
      passOnUpgrade(
        socket,
        head,
        openOperatorRequest(incoming, destination, settings, requestId, false, upgradeHeaders(incoming)),
        logStatus,
      )
    }
  })

  const stopServer = stopperOf(server, upgraded)
  const stop = async () => {
    await stopServer()
    plain.destroy()
    tls.destroy()
  }
  return { origin: `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${port}`, port, stop }
}

const isSignOfLife = /^\/(?:livez|readyz|metrics)(?:\?|$)/

/** Why a start failed, in one line for a terminal. */
export const startFailure = (
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): string => {
  const code = error instanceof Error && "code" in error ? error.code : undefined
  if (code === "EADDRINUSE")
    return `Port ${port} of ${host} is taken: stop what runs there, or set PORT to another one.`
  if (code === "EACCES") return `Port ${port} of ${host} may not be used by this account: set PORT to 1024 or above.`
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${host} is no address of this machine: set HOST to one that is.`
  return error instanceof Error ? error.message : String(error)
}
