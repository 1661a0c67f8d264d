import { randomBytes } from "node:crypto"
import type { ServerType } from "@hono/node-server"
import { readStoredValue, writeStoredOnce } from "../database/stored-values.ts"
import type { Database } from "../database/tables.ts"
import type { Log } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { pushMoney } from "./money-push.ts"
import { moneyChannelsOf, type PlayersChannel, type PushApp, type PushedBy, standardPushApp } from "./push-app.ts"
import { pushElsewhere } from "./push-elsewhere.ts"
import { openPushSockets } from "./push-sockets.ts"
import { type SocketPace, standardPace } from "./socket-pace.ts"
import { acceptUpgrades, type SocketVisitors } from "./upgrades.ts"

export type PushServerSettings = {
  /** Without one, the demo's, with a random secret that is kept in the database. */
  readonly app?: PushApp
  /** Who keeps the connections, if not this process. */
  readonly by?: PushedBy
  /** Where players' balances are told; on the open channel as well when nothing is said. */
  readonly channel?: PlayersChannel
  readonly pace?: Partial<SocketPace>
}

const secretName = "pushSecret"

export const pushAppOf = async (db: Database, { app }: PushServerSettings): Promise<PushApp> => {
  if (app !== undefined) return app
  await writeStoredOnce(db, secretName, randomBytes(32).toString("base64url"))
  return { ...standardPushApp, secret: (await readStoredValue(db, secretName)) ?? "" }
}

/** Everything that is told without being asked: `/ccu`, and money on the push app's channels, here or elsewhere. */
export const openPush = (
  server: ServerType,
  internals: Internals,
  app: PushApp,
  { by, channel = "{uuid}", pace: own }: PushServerSettings,
  visitors: SocketVisitors,
  log: Log,
): {
  readonly sockets: () => Readonly<Record<"ccu" | "push", number>>
  readonly hangUp: () => Promise<void>
  readonly stop: () => Promise<void>
} => {
  const pace = { ...standardPace, ...own }
  const push = by === undefined ? openPushSockets(app, internals.announcements, { ...pace, ...visitors }) : undefined
  const sockets = acceptUpgrades(server, internals, push, pace, visitors, log)
  const channelsOf = (uuid: string) => moneyChannelsOf(uuid, channel)
  const money =
    by !== undefined
      ? pushMoney(
          internals,
          { channelsOf, leavesOut: (_, from) => from !== "here", push: pushElsewhere(app, by, log) },
          log,
        )
      : pushMoney(
          internals,
          {
            channelsOf,
            leavesOut: (channels) => push === undefined || !channels.some(push.channels.hasSubscriber),
            push: (pushed) => push?.channels.push(pushed),
          },
          log,
        )
  return {
    sockets: sockets.counts,
    /** Ends the connections; what still changes is told elsewhere until it is stopped. */
    hangUp: sockets.stop,
    stop: async () => {
      await sockets.stop()
      await money.stop()
    },
  }
}
