import { randomBytes } from "node:crypto"
import { createAdaptorServer } from "@hono/node-server"
import { announcementsHere } from "./announcements/announcements.ts"
import { announcementsOfAll } from "./announcements/shared-announcements.ts"
import { operatorApp } from "./app.ts"
import { openDatabase } from "./database/open.ts"
import { soleProcessOn } from "./database/sole-process.ts"
import { readStoredValue, writeStoredOnce } from "./database/stored-values.ts"
import type { Database } from "./database/tables.ts"
import { transactionQueue } from "./database/transaction-queue.ts"
import { showAtWork } from "./database/version.ts"
import { connectionsOf, listen, stopServing } from "./http/listening.ts"
import { slidingWindow } from "./http/sliding-window.ts"
import { costOfPin, passwordsAt } from "./internals/passwords.ts"
import { standardSessionLife } from "./internals/session-life.ts"
import { signedTokens } from "./internals/tokens.ts"
import { operatorMetrics } from "./metrics/operator-metrics.ts"
import { pushNotifications } from "./notifications/pushing.ts"
import { openPush, pushAppOf } from "./push/open-push.ts"
import { startScheduler } from "./scheduler/scheduler.ts"
import { seedOnce } from "./seeds/seeding.ts"
import { type SandboxSettings, standardTrust } from "./settings.ts"
import { storedClock } from "./time/clock.ts"
import { watchBooks } from "./upkeep/books-watch.ts"
import { sweeping } from "./upkeep/sweep.ts"
import { standardWebPush, vapidKeysOf } from "./web-push/web-push-settings.ts"

export type Sandbox = {
  readonly origin: string
  readonly port: number
  /** Finishes what was accepted, then closes; safe to call again. */
  readonly stop: () => Promise<void>
}

/** Runs a stand-in operator. What keeps it from starting is an error of one line. */
export const startSandbox = async ({
  port,
  hostname = "127.0.0.1",
  database,
  seed,
  tokenSecret,
  clockAt,
  machineNow,
  historyDays = 30,
  push = {},
  webPush = standardWebPush,
  partnerOrigins,
  gameCount,
  corsOrigins,
  rateLimits = {},
  ordersAMinute,
  socketsPerNetwork,
  isSoleProcess = false,
  passwordCost = costOfPin,
  sessionLife = standardSessionLife,
  trustedProxies = standardTrust,
  bodyPace,
  requiresKeys = true,
  mainHosts,
  recaptcha,
  desk,
  metrics = "closed",
  log = () => undefined,
}: SandboxSettings): Promise<Sandbox> => {
  const db = await openDatabase(database, ({ message }) =>
    log({ level: "error", error: `Lost a connection: ${message}` }),
  )
  const opened: Array<() => Promise<void>> = [() => db.destroy()]
  const close = async () => {
    for (const end of opened.splice(0).toReversed()) await end()
  }
  const stopping = new AbortController()
  try {
    if (isSoleProcess) {
      const letGo = soleProcessOn(database)
      opened.unshift(async () => letGo())
    }
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopping.abort()
      return (stopped ??= close())
    }
    const atWork = await showAtWork(db, {
      overtaken: (reason) => {
        log({ level: "error", error: `The database changed while this program ran: ${reason}.` })
        void stop()
      },
      failed: (error) => log({ level: "error", error: error instanceof Error ? error.message : String(error) }),
    })
    opened.push(atWork.stop)
    const clock = storedClock(db, machineNow)
    const tokens = signedTokens(tokenSecret ?? (await storedSecret(db)))
    const vapidKeys = await vapidKeysOf(webPush, (fresh) => storedOnce(db, vapidName, fresh))
    const announcements =
      database.kind === "postgres" ? await announcementsOfAll(db, database.url, log) : announcementsHere()
    opened.push(announcements.stop)
    const beginning = { clockAt, historyDays }
    const passwords = passwordsAt(passwordCost)
    const inTransaction = transactionQueue(db)
    const internals = { beginning, db, inTransaction, clock, tokens, passwords, sessionLife, announcements }
    await seedOnce(internals, seed)
    const books = watchBooks(internals, log)
    const figures = metrics === "closed" ? undefined : operatorMetrics()
    figures?.watchBooks(books.found)
    const pushApp = await pushAppOf(db, push)
    const app = operatorApp(internals, { app: pushApp, ...push }, log, stopping.signal, {
      partnerOrigins,
      gameCount,
      corsOrigins,
      rateLimits,
      ...(ordersAMinute !== undefined && {
        ordersOf: slidingWindow({ most: ordersAMinute, within: 60_000 }, () => performance.now()),
      }),
      trustedProxies,
      bodyPace,
      requiresKeys,
      mainHosts,
      recaptcha,
      desk,
      metrics,
      figures,
      vapidKey: vapidKeys.publicKey,
      writes: atWork.writes,
      booksAreRight: books.areRight,
    })
    const server = createAdaptorServer({
      fetch: app.fetch,
      overrideGlobalObjects: false,
      serverOptions: {
        // Longer than proxies and players keep a connection without asking anything.
        keepAliveTimeout: 65_000,
        // As long as the host in front waits for whoever sends slowly.
        headersTimeout: 20_000,
        requestTimeout: 120_000,
      },
    })
    const connections = connectionsOf(server)
    const pushing = openPush(
      server,
      internals,
      pushApp,
      push,
      { trusted: trustedProxies, mostPerNetwork: socketsPerNetwork },
      log,
    )
    opened.push(pushing.stop)
    figures?.watchSockets(pushing.sockets)
    const notifying = pushNotifications(internals, { keys: vapidKeys, toThisMachine: webPush.toThisMachine }, log)
    opened.push(notifying.stop)
    const scheduler = await startScheduler(internals, log, [sweeping(internals), books.step])
    opened.push(scheduler.stop)
    const listening = await listen(server, port, hostname)
    opened.push(() => stopServing(server, connections), pushing.hangUp)
    if (stopping.signal.aborted) throw new Error("The database changed while this program started.")
    return {
      origin: `http://${hostname.includes(":") ? `[${hostname}]` : hostname}:${listening}`,
      port: listening,
      stop,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const secretName = "tokenSecret"
const vapidName = "vapidKeys"

const storedSecret = (db: Database): Promise<string> =>
  storedOnce(db, secretName, randomBytes(32).toString("base64url"))

/** One secret for all processes of a database, made by the first. */
const storedOnce = async (db: Database, name: string, fresh: string): Promise<string> => {
  await writeStoredOnce(db, name, fresh)
  const stored = await readStoredValue(db, name)
  if (stored === undefined) throw new Error("The database does not keep what is written to it.")
  return stored
}
