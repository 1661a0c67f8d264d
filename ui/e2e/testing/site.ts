import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { portProxy, startPushService } from "@fakham/stand-in/testing/processes"
import { serve } from "./process.ts"

export type SandboxFault = {
  readonly path: string
  readonly kind: "delay" | "status" | "cut" | "malformed" | "afterwards-cut"
  readonly count?: number
  readonly delayMs?: number
  readonly status?: number
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** A site of somebody else, on an origin of its own, with one page that a test writes. */
const startPartner = async () => {
  let page = ""
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html; charset=utf-8").end(page))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    shows: (html: string) => {
      page = html
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The whole product as it is started for players: a sandbox and a host, each a process of its own. */
export const startSite = async (databaseUrl?: string, hostVariables: Readonly<Record<string, string>> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-e2e-"))
  const proxy = await portProxy()
  const push = await startPushService()
  const openSandbox = async () => {
    const opened = await serve("adapters/sandbox/main.ts", {
      PORT: "0",
      SANDBOX_RATE_LIMITS: "off",
      SANDBOX_PIN_COST: "low",
      SANDBOX_DESK_KEY: "none",
      SANDBOX_SYNCHRONOUS: "off",
      SANDBOX_CLOCK: "2026-11-20T12:00:00+07:00",
      SANDBOX_HISTORY_DAYS: "1",
      DATA_DIR: folder,
      PARTNER_ORIGIN: proxy.origin,
      WEB_PUSH_TO: "this-machine",
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    })
    proxy.leadTo(opened.port)
    return opened
  }
  let sandbox = await openSandbox()
  const partner = await startPartner()
  const { origin: operator } = proxy
  const host = await serve("adapters/host/main.ts", {
    PORT: "0",
    OPERATOR_ORIGIN: operator,
    LIVE_CHAT_URL: "https://chat.example/fakham",
    PROXY_PATHS: "/__line,/__pictures",
    EXTERNAL_ORIGINS: partner.origin,
    PARTNER_ORIGIN: proxy.origin,
    ...hostVariables,
  })

  const desk = async (method: "GET" | "POST" | "DELETE", path: string, body: unknown = {}) => {
    const answer = await fetch(`${operator}/__sandbox/${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`the control desk answered ${answer.status} to ${path}`)
    const { data } = await answer.json()
    return data
  }

  return {
    origin: host.origin.replace("127.0.0.1", "localhost"),
    operator,
    /** The control desk of the operator, which the host does not show. */
    desk: `${operator}/__sandbox`,
    /** Another site, which may bring players. */
    partner,
    /** Takes what is pushed to browsers, as there is no push service in the Internet for tests. */
    push,
    /** Tells all players some news. */
    sendNews: (title: string, text: string) => desk("POST", "news", { title, text }),
    killOperator: () => {
      proxy.leadTo()
      return sandbox.kill()
    },
    bringOperatorBack: async () => {
      sandbox = await openSandbox()
    },
    startAnew: () => desk("POST", "reset", { seed: "demo" }),
    /** Starts over at noon, to the millisecond, with a clock that only the test moves. */
    startAnewAtNoon: () => desk("POST", "reset", { seed: "demo", stands: true }),
    emptyTheSite: () => desk("POST", "reset", { seed: "empty" }),
    goWrong: (fault: SandboxFault) => desk("POST", "faults", fault),
    letTransferArrive: (id: string, arrival: "exact" | "wrongAmount" | "wrongAccount" = "exact") =>
      desk("POST", "deposits/transfer", { id, arrival }),
    /** What the bank says of a withdrawal that waits. */
    endWithdrawal: (id: string, status: "PAID" | "REJECTED", note = "") =>
      desk("POST", "withdrawals/end", { id, status, note }),
    /** The messages on players' phones, the latest first. */
    outbox: async (): Promise<ReadonlyArray<{ readonly text: string }>> => desk("GET", "outbox"),
    /** Newcomers' devices have to show from now on that they are no robots. */
    askForCaptcha: () => desk("POST", "captcha", { required: true }),
    /** Closes the site for a while; until nothing is until nobody knows when. */
    closeForMaintenance: (until: number | null) => desk("POST", "maintenance", { until }),
    /** Closes one partner's games for so many seconds, or opens them again. */
    closePartner: (partner: string, seconds: number | null) => desk("POST", "partners/close", { partner, seconds }),
    endMaintenance: () => desk("DELETE", "maintenance"),
    goRight: () => desk("DELETE", "faults"),
    /** Stops the operator's clock, where it is or at a moment such as 2026-11-20T12:59:45.000+07:00. */
    stopClock: (at?: string) => desk("POST", "clock", { ...(at === undefined ? {} : { at }), stands: true }),
    letClockRun: () => desk("POST", "clock", { stands: false }),
    /** Lets time pass at the operator, to the millisecond and all at once; what came due by that has happened then. */
    passTime: (seconds: number) => desk("POST", "clock", { moveMs: Math.round(seconds * 1_000) }),
    /** A crowd of players: prefix00001, prefix00002 and so on. */
    addPlayers: (crowd: Readonly<Record<"prefix" | "pin", string> & Record<"count" | "baht", number>>) =>
      desk("POST", "players/add", crowd),
    now: async () => {
      const answer = await fetch(`${operator}/api/server-time`)
      const { data }: { readonly data: { readonly now: string } } = await answer.json()
      return Date.parse(data.now)
    },
    /** Ends a round now, whatever its time: by its draw, or void. */
    endRound: (betId: string, ending: "draw" | "void") => desk("POST", "rounds/end", { betId, ending }),
    /** What is wrong in the books of the operator, by name. */
    wrongInTheBooks: async (): Promise<ReadonlyArray<string>> => {
      const counts = new Set(["slips", "movements", "depositsCredited", "withdrawals", "gameRounds"])
      const wrong = await desk("GET", "books")
      return Object.keys(wrong).filter((name) => !counts.has(name) && wrong[name] !== 0)
    },
    stop: async () => {
      await host.stop()
      partner.stop()
      push.stop()
      await sandbox.stop()
      await proxy.close()
      await rm(folder, { recursive: true })
    },
  }
}
