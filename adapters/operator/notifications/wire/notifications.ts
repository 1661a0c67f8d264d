import { locales } from "@fakham/core/language"
import { notificationKinds } from "@fakham/core/notifications"
import * as v from "valibot"
import { Amount } from "../../wire/baht.ts"
import { wireCount } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { CreatedMoment } from "../../wire/moments.ts"
import { requiredRows, rows } from "../../wire/rows.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

const Kind = v.picklist(notificationKinds)
const inLanguage = v.object({ locale: v.optional(v.picklist(locales)) })

/** Messages to the player who is logged in; those that tell no mark count as read. */
export const notificationsAll = call(
  "chosen",
  "GET",
  "/api/notifications.all",
  inLanguage,
  rows(
    v.object({
      id: Id,
      title: text,
      text,
      html: text,
      createdAt: CreatedMoment,
      kind: maybe(Kind),
      isRead: flag(true),
      /** A page of this site. */
      path: text,
      amount: maybe(Amount),
      /** Bets that won, or what was drawn. */
      numbers: v.fallback(rows(v.object({ digits: v.pipe(v.string(), v.regex(/^\d{1,6}$/)), isHit: flag() })), []),
    }),
  ),
)

const Unread = v.object({ count: wireCount })
export const notificationsUnread = call("chosen", "GET", "/api/notifications.unread", wireNothing, Unread)
export const notificationsRead = call(
  "chosen",
  "POST",
  "/api/notifications.read",
  v.object({ ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(200)) }),
  Unread,
)

const Settings = v.object({
  kinds: requiredRows(v.object({ kind: Kind, isOn: flag() })),
  /** VAPID's: 65 bytes in base64url. */
  publicKey: maybe(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))),
  isPaused: flag(),
})
/** What a player is sent, and by whom it is signed. */
export const notificationsSettings = call("chosen", "GET", "/api/notifications.settings", wireNothing, Settings)
export const notificationsSettingsSave = call(
  "chosen",
  "POST",
  "/api/notifications.settings.save",
  v.object({ kind: Kind, isOn: v.boolean() }),
  Settings,
)

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(4_096))
/** A web push subscription as JSON, or whatever else the operator reaches browsers by. */
export const fcmTokensSave = call(
  "chosen",
  "POST",
  "/api/fcm-tokens.save",
  v.object({ fcmToken: token, locale: v.optional(v.picklist(locales)) }),
  wireNothing,
)
export const fcmTokensForget = call(
  "chosen",
  "POST",
  "/api/fcm-tokens.forget",
  v.object({ fcmToken: token }),
  wireNothing,
)
