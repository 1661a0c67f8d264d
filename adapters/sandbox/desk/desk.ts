import { randomUUID } from "node:crypto"
import { isFromThisMachine } from "@fakham/adapters/proxies"
import { Hono } from "hono"
import * as v from "valibot"
import { requireCaptcha } from "../accounts/captcha/captcha.ts"
import { forgetAttempts } from "../accounts/pin-attempts.ts"
import { type Faults, faultOrder } from "../faults/faults.ts"
import { closePartner, openAllPartners, partnerClosing } from "../games/partner-maintenance.ts"
import { jsonBody } from "../http/body.ts"
import { badRequest, deskClosed, notFound } from "../http/refusal.ts"
import { type Reply, refuse, reply } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { endings, endRoundNow, runRounds } from "../lotto/round-ends.ts"
import { reseed, seeds } from "../seeds/seeding.ts"
import { announceMaintenance, endMaintenance } from "../site/maintenance.ts"
import { confirmOnceMore, settleMismatch, transferArrives } from "../wallet/deposit/matching.ts"
import { offerPayees } from "../wallet/deposit/payees.ts"
import { endWithdrawal } from "../wallet/withdrawal/take-and-pay.ts"
import { auditBooks, waiting } from "./books.ts"
import { clockMove, moveClock } from "./clock.ts"
import { crediting, creditPlayer } from "./credit.ts"
import { addPlayers, crowd } from "./crowd.ts"
import { type DeskAccess, requireDeskKey } from "./desk-key.ts"
import { allRounds, closeRound, closing, fewRounds, moveRound, moving, nextRounds } from "./desk-rounds.ts"
import { servePage } from "./page.ts"
import {
  arriving,
  confirming,
  ending,
  lateDeposits,
  mismatchedDeposits,
  noteOf,
  offering,
  openDeposits,
  openWithdrawals,
  reasons,
  settling,
} from "./payments.ts"
import { clearOutbox, deskState, outbox } from "./state.ts"

const roundEnd = v.object({ betId: v.string(), ending: v.picklist(endings) })
const unlocking = v.object({ userName: v.string() })
const captchaSwitch = v.object({ required: v.boolean() })
/** The clock shows its beginning again, and runs unless it is said that it stands there. */
const resetting = v.object({ seed: v.picklist(seeds), stands: v.optional(v.boolean()) })
/** Until when the site is closed, in unix seconds; nothing when nobody knows. */
const maintenance = v.object({ until: v.nullable(v.pipe(v.number(), v.minValue(0))) })
/** What all players are told. */
const news = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  text: v.pipe(v.string(), v.trim(), v.maxLength(500)),
})
const clearing = v.optional(v.object({ id: v.optional(v.string()) }), {})

const named =
  "id betId ending seed stands at offsetSeconds moveMs until partner seconds required arrival as kind offered status reason baht count path code"
const inLog: ReadonlySet<string> = new Set(named.split(" "))

/** What of an order of the desk stands in the log: no name, no PIN, no text of somebody's own. */
const orderInLog = (order: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(order ?? {}).filter(([name]) => inLog.has(name)))

const ofPlayer = v.object({ userName: v.string() })

/** The id of the player whom an order names. */
const playerOf = async ({ db }: Internals, order: unknown): Promise<string | undefined> =>
  v.is(ofPlayer, order)
    ? (await db.selectFrom("users").select("uuid").where("user_name", "=", order.userName).executeTakeFirst())?.uuid
    : undefined

/** Tells all players something; whoever wants news is sent it. */
const sendNews = async (
  { db, clock, announcements }: Pick<Internals, "db" | "clock" | "announcements">,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<{ readonly id: string }> => {
  const id = randomUUID()
  await db
    .insertInto("operator_news")
    .values({ id, title, text, at: await clock.now() })
    .execute()
  announcements.announce({ type: "news.told" })
  return { id }
}

/** The control desk: a page for whoever runs the sandbox, and the calls behind it, for this machine only. */
export const controlDesk = (internals: Internals, faults: Faults, access: DeskAccess): Hono<RequestEnv> => {
  const desk = new Hono<RequestEnv>()
  desk.use(async (c, next) => {
    const { headers, socket } = c.env.incoming
    const caller = { method: c.req.method, headers, peer: socket.remoteAddress ?? "" }
    return access !== "closed" && isFromThisMachine(caller) ? next() : refuse(c, deskClosed)
  })
  if (typeof access === "object") desk.use(requireDeskKey(access.key))
  servePage(desk)

  const order = <Order extends v.GenericSchema>(
    method: "POST" | "DELETE",
    path: string,
    shape: Order,
    carryOut: (order: v.InferOutput<Order>) => Promise<Reply<unknown>>,
  ) =>
    desk.on(method, path, async (c) => {
      const sent = await jsonBody(c)
      if (sent.refused !== undefined) return refuse(c, sent.refused)
      const read = v.safeParse(shape, sent.json)
      if (!read.success) return refuse(c, badRequest(v.getDotPath(read.issues[0]) ?? ""))
      c.set("order", orderInLog(read.output))
      c.set("uuid", await playerOf(internals, read.output))
      return reply(c, await carryOut(read.output))
    })

  desk.get("/state", async (c) => reply(c, { data: await deskState(internals, faults) }))
  desk.get("/waiting", async (c) => reply(c, { data: await waiting(internals) }))
  desk.get("/books", async (c) => reply(c, { data: await auditBooks(internals) }))
  desk.get("/outbox", async (c) => reply(c, { data: await outbox(internals) }))
  desk.delete("/outbox", async (c) => reply(c, { data: await clearOutbox(internals) }))
  desk.get("/faults", (c) => reply(c, { data: faults.waiting() }))
  order("POST", "/faults", faultOrder, async (fault) => ({ data: faults.add(fault) }))
  order("DELETE", "/faults", clearing, async ({ id }) => {
    faults.clear(id)
    return { data: faults.waiting() }
  })
  order("POST", "/clock", clockMove, (move) => moveClock(internals, move))
  desk.get("/rounds", async (c) => reply(c, { data: await nextRounds(internals, fewRounds) }))
  desk.get("/rounds/all", async (c) => reply(c, { data: await nextRounds(internals, allRounds) }))
  order("POST", "/rounds/close", closing, ({ betId }) => closeRound(internals, betId))
  order("POST", "/rounds/end", roundEnd, async ({ betId, ending: how }) =>
    (await endRoundNow(internals, betId, how)) ? { data: { betId } } : { refused: notFound },
  )
  order("POST", "/maintenance", maintenance, async ({ until }) => {
    await announceMaintenance(internals, until)
    return { data: { until } }
  })
  desk.delete("/maintenance", async (c) => {
    await endMaintenance(internals)
    return reply(c, { data: null })
  })
  order("POST", "/news", news, async (sent) => ({ data: await sendNews(internals, sent) }))
  order("POST", "/partners/close", partnerClosing, (wanted) => closePartner(internals, wanted))
  order("POST", "/rounds/move", moving, ({ betId, seconds }) => moveRound(internals, betId, seconds))
  order("POST", "/captcha", captchaSwitch, async ({ required }) => {
    await requireCaptcha(internals, required)
    return { data: { required } }
  })
  order("POST", "/players/unlock", unlocking, async ({ userName }) => {
    await forgetAttempts(internals.db, userName)
    return { data: null }
  })
  desk.get("/deposits", async (c) => reply(c, { data: await openDeposits(internals) }))
  order("POST", "/deposits/transfer", arriving, ({ id, arrival }) => transferArrives(internals, id, arrival))
  order("POST", "/deposits/confirm", confirming, ({ id }) => confirmOnceMore(internals, id))
  desk.get("/deposits/late", async (c) => reply(c, { data: await lateDeposits(internals) }))
  desk.get("/deposits/mismatched", async (c) => reply(c, { data: await mismatchedDeposits(internals) }))
  order("POST", "/deposits/settle", settling, ({ id, as }) => settleMismatch(internals, id, as))
  order("POST", "/deposits/offer", offering, async ({ kind, offered }) => {
    await offerPayees(internals.db, kind, offered)
    return { data: { kind, offered } }
  })
  desk.get("/withdrawals", async (c) => reply(c, { data: await openWithdrawals(internals) }))
  desk.get("/withdrawals/reasons", (c) => reply(c, { data: reasons }))
  order("POST", "/withdrawals/end", ending, ({ id, status, ...why }) =>
    endWithdrawal(internals, id, status, noteOf(why)),
  )
  order("POST", "/players/credit", crediting, (wanted) => creditPlayer(internals, wanted))
  order("POST", "/players/add", crowd, async (wanted) => ({ data: await addPlayers(internals, wanted) }))
  order("POST", "/reset", resetting, async ({ seed, stands }) => {
    await reseed(internals, seed, stands)
    await runRounds(internals, { waits: true })
    await requireCaptcha(internals, false)
    await endMaintenance(internals)
    await openAllPartners(internals)
    internals.announcements.announce({ type: "sessions.ended" })
    faults.clear()
    return { data: { seed } }
  })
  return desk
}
