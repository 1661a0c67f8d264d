import { WirePlayLimits } from "@fakham/operator/wire"
import * as v from "valibot"
import type { DatabaseSource } from "../../testing/databases.ts"
import { operatorOn, sessionsOfAYear } from "../../testing/operator.ts"

type Limit = v.InferOutput<typeof WirePlayLimits>["limits"][number]
const LimitsBody = v.object({ data: WirePlayLimits })

export const lossADay = { measure: "loss", span: "day" }
export const hours = 3_600
/** A Friday noon, as the operator of tests begins. */
export const noonSeconds = Date.parse("2026-11-20T12:00:00+07:00") / 1_000

/** Players who limit what they play; whoever is not named is Somchai, the one before the last that came in. */
export const limitedPlayers = async ({ kind, fresh }: DatabaseSource) => {
  const operator = await operatorOn(fresh, { sessionLife: sessionsOfAYear })
  const preecha = await operator.tokenOf("status1demo", "Fah2569#a")
  let newcomers = 0
  let [somchai, malee] = ["", ""]
  const post = (path: string, body: unknown, token = somchai) => operator.post(path, body, operator.as(token).headers)
  const read = async (token = somchai): Promise<v.InferOutput<typeof WirePlayLimits>> =>
    v.parse(LimitsBody, (await operator.ask("/api/play-limits", operator.as(token))).body).data
  return {
    kind,
    operator,
    preecha,
    somchai: () => somchai,
    malee: () => malee,
    /** Two who were not there before, with 1,000 baht each. */
    welcome: async () => {
      const [prefix, pin] = ["limits", "Limit2569#x"]
      await operator.post("/__sandbox/players/add", { prefix, count: newcomers + 2, pin, baht: 1_000 })
      const next = () => operator.tokenOf(`${prefix}${String(++newcomers).padStart(5, "0")}`, pin)
      somchai = await next()
      malee = await next()
    },
    post,
    read,
    update: (body: unknown, token = somchai) => post("/api/play-limits.update", body, token),
    takeBreak: (length: string, token = somchai) => post("/api/play-limits.break", { kind: length }, token),
    /** What has gone of the 1,000 baht that somebody came with, in satang; nothing where a slip has won. */
    lostBy: async (token = somchai): Promise<number> => {
      const { body } = await operator.ask("/api/cashs", operator.as(token))
      const { money } = v.parse(v.object({ data: v.object({ money: v.number() }) }), body).data
      return Math.max(0, Math.round(100 * (1_000 - money)))
    },
    limitOf: async (measure: string, span: string, token = somchai): Promise<Limit | undefined> =>
      (await read(token)).limits.find((limit) => limit.measure === measure && limit.span === span),
    bet: (price: number, token = somchai, betId = "yeekee-2026-11-20-40") =>
      post(
        "/poy-api/lotteries.yeekee.create",
        { betId, poy: [{ option: "teng_bon_3", number: "123", price, multiply: 850 }] },
        token,
      ),
  }
}
