import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { Moment } from "../../wire/moments.ts"
import { rows } from "../../wire/rows.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

/** What the operator has written: as html where there is any, which is cleaned before it is shown, else as text. */
const words = { text, html: text }

export const newsLatest = call(
  "chosen",
  "GET",
  "/api/news.latest",
  wireNothing,
  v.object({
    /** What every visitor is to see once. */
    alert: maybe(v.object({ id: Id, title: text, ...words })),
    banners: v.fallback(rows(v.object({ id: Id, title: text, imageUrl: v.string(), url: text })), []),
  }),
)
/** Whether the site is closed for a while; guests have nobody who would push it. */
export const maintenanceLatest = call(
  "chosen",
  "GET",
  "/api/maintenance.latest",
  wireNothing,
  v.object({ closed: flag(), until: maybe(Moment) }),
)
export const promotionsAll = call(
  "chosen",
  "GET",
  "/api/promotions.all",
  wireNothing,
  rows(
    v.object({
      id: Id,
      title: text,
      ...words,
      imageUrl: text,
      startsAt: maybe(Moment),
      endsAt: maybe(Moment),
      facts: v.fallback(rows(v.object({ label: text, value: text })), []),
      terms: v.fallback(rows(v.string()), []),
      /** Where it is taken up, and what the way there is called. */
      url: text,
      action: text,
    }),
  ),
)
export const vdosAll = call(
  "chosen",
  "GET",
  "/api/vdos.all",
  wireNothing,
  rows(
    v.object({
      vdoName: v.pipe(v.string(), v.minLength(1)),
      title: text,
      url: text,
      posterUrl: text,
      captionsUrl: text,
    }),
  ),
)
