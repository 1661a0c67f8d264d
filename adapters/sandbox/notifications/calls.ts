import { defaultLocale } from "@fakham/core/language"
import { isOnBreak } from "@fakham/core/limits"
import {
  fcmTokensForget,
  fcmTokensSave,
  notificationsAll,
  notificationsRead,
  notificationsSettings,
  notificationsSettingsSave,
  notificationsUnread,
} from "@fakham/operator/wire"
import type { Hono } from "hono"
import { authenticated } from "../accounts/sessions.ts"
import { answerCall } from "../http/answer.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { playRulesOf } from "../limits/play-rules.ts"
import { forgetDevice, saveDevice } from "./devices.ts"
import { kindsOf, switchKind } from "./kinds.ts"
import { inboxMessage } from "./message-texts.ts"
import { markedEvents, markRead, unreadCount } from "./read-marks.ts"

/** What each player is told, has read and wants to be sent, and where. */
export const answerNotifications = (app: Hono<RequestEnv>, internals: Internals, publicKey: string): void => {
  const { db, clock, tokens } = internals

  answerCall(
    app,
    notificationsAll,
    authenticated(internals, notificationsAll, async ({ uuid }, { input: { locale = defaultLocale } }) => ({
      data: (await markedEvents(db, uuid, await clock.now())).map(({ event, isRead }) =>
        inboxMessage(event, locale, isRead),
      ),
    })),
  )
  answerCall(
    app,
    notificationsUnread,
    authenticated(internals, notificationsUnread, async ({ uuid }) => ({
      data: { count: await unreadCount(db, uuid, await clock.now()) },
    })),
  )
  answerCall(
    app,
    notificationsRead,
    authenticated(internals, notificationsRead, async ({ uuid }, { input: { ids } }) => {
      const now = await clock.now()
      await markRead(db, uuid, ids, now)
      return { data: { count: await unreadCount(db, uuid, now) } }
    }),
  )

  const settingsOf = async (uuid: string) => {
    const { taken } = await playRulesOf(db, uuid)
    return {
      data: {
        kinds: [...(await kindsOf(db, uuid))],
        publicKey: publicKey || null,
        isPaused: isOnBreak(taken, await clock.now()),
      },
    }
  }
  answerCall(
    app,
    notificationsSettings,
    authenticated(internals, notificationsSettings, ({ uuid }) => settingsOf(uuid)),
  )
  answerCall(
    app,
    notificationsSettingsSave,
    authenticated(internals, notificationsSettingsSave, async ({ uuid }, { input: { kind, isOn } }) => {
      await switchKind(db, uuid, kind, isOn)
      return settingsOf(uuid)
    }),
  )

  answerCall(
    app,
    fcmTokensSave,
    authenticated(
      internals,
      fcmTokensSave,
      async ({ uuid }, { input: { fcmToken, locale = defaultLocale }, token }) => {
        const session = token === undefined ? undefined : await tokens.read(token)
        await saveDevice(db, uuid, { token: fcmToken, locale, session: session?.jti ?? null, at: await clock.now() })
        return { data: null }
      },
    ),
  )
  answerCall(
    app,
    fcmTokensForget,
    authenticated(internals, fcmTokensForget, async ({ uuid }, { input: { fcmToken } }) => {
      await forgetDevice(db, fcmToken, uuid)
      return { data: null }
    }),
  )
}
