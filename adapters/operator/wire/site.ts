import * as v from "valibot"
import { call } from "./call.ts"
import { CreatedAt, Id, nothing, text } from "./values.ts"

export const siteDetailsOne = call(
  "chosen",
  "GET",
  "/api/site-details.one",
  v.object({ host: v.string() }),
  v.object({ title: v.string(), description: v.string(), siteVerification: text, gaID: text }),
)
export const serverTime = call(
  "chosen",
  "GET",
  "/api/server-time",
  nothing,
  v.object({ now: v.pipe(v.string(), v.isoTimestamp()) }),
)

const notice = v.object({ id: Id, title: v.string(), html: text, imageUrl: text, url: text })
export const newsLatest = call(
  "chosen",
  "GET",
  "/api/news.latest",
  nothing,
  v.object({ alert: v.nullish(notice), banners: v.array(notice) }),
)
export const promotionsAll = call(
  "chosen",
  "GET",
  "/api/promotions.all",
  nothing,
  v.array(v.object({ ...notice.entries, endsAt: v.nullish(CreatedAt) })),
)
export const vdosAll = call(
  "chosen",
  "GET",
  "/api/vdos.all",
  nothing,
  v.array(v.object({ vdoName: v.string(), title: v.string(), description: text, url: text, posterUrl: text })),
)

export const notificationsAll = call(
  "chosen",
  "GET",
  "/api/notifications.all",
  nothing,
  v.array(
    v.object({ id: Id, kind: v.string(), title: text, text: text, url: text, read: v.boolean(), createdAt: CreatedAt }),
  ),
)
export const fcmTokensSave = call(
  "chosen",
  "POST",
  "/api/fcm-tokens.save",
  v.object({ fcmToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)) }),
  nothing,
)
