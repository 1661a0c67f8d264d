import { get, type IncomingMessage } from "node:http"
import { buffer, text } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import * as wire from "@fakham/operator/wire"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const rounds = "/poy-api/bet-lists.latest"
const round = "yeekee-2026-11-20-26"

describe.each(sources)("answers that a browser may keep, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { historyDays: 0 })
    await operator.post("/__sandbox/clock", { at: "2026-11-20T05:00:30.000Z", stands: true })
  })
  afterAll(() => operator.stop())

  /** Asks without decoding anything. */
  const asked = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(operator.origin + path, { headers, agent: false }, resolve).on("error", reject)
    })
  const tagOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await asked(path, headers)
    await buffer(answer)
    return answer.headers.etag ?? ""
  }
  const statusOf = async (path: string, etag: string) => {
    const answer = await asked(path, { "if-none-match": etag })
    return [answer.statusCode, (await buffer(answer)).length === 0]
  }

  it("come in the coding that the visitor would rather have, as long as their plain text says", async () => {
    const plain = await text(await asked(rounds))
    const brotli = await asked(rounds, { "accept-encoding": "gzip, br" })
    expect([brotli.headers["content-encoding"], brotli.headers.vary]).toEqual(["br", "Authorization, Accept-Encoding"])
    const small = await buffer(brotli)
    expect(small.length).toBeLessThan(plain.length / 5)
    expect(brotliDecompressSync(small).toString()).toBe(plain)
    const gzip = await asked(rounds, { "accept-encoding": "br;q=0.5, gzip;q=0.8" })
    expect(gzip.headers["content-encoding"]).toBe("gzip")
    expect(gunzipSync(await buffer(gzip)).toString()).toBe(plain)
  })

  it("are told to have not changed without being sent again, in any coding, and under the operator's time", async () => {
    const etag = await tagOf(rounds, { "accept-encoding": "br" })
    const answer = await asked(rounds, { "if-none-match": `"another", ${etag}`, "accept-encoding": "gzip" })
    expect([answer.statusCode, (await buffer(answer)).length]).toEqual([304, 0])
    expect(answer.headers).toMatchObject({
      etag,
      "cache-control": "private, no-cache",
      vary: "Authorization, Accept-Encoding",
      date: "Fri, 20 Nov 2026 05:00:30 GMT",
    })
  })

  it("come whole once a round has closed", async () => {
    const etag = await tagOf(rounds)
    expect(await statusOf(rounds, etag)).toEqual([304, true])
    await operator.pass(5 * 60)
    expect(await statusOf(rounds, etag)).toEqual([200, false])
  })

  it("are other ones for other questions: nobody is told the terms of another round", async () => {
    const of = (betId: string) => `/poy-api/bet-list-min-maxes.all?betId=${betId}`
    const gov = await tagOf(of("gov-2026-12-01"))
    expect(await statusOf(of("gov-2026-12-01"), gov)).toEqual([304, true])
    expect(await statusOf(of(round), gov)).toEqual([200, false])
  })

  it("come whole as soon as a rate has moved", async () => {
    const rates = `/poy-api/number-reachs.rate-now.all?betId=${round}&betType=yeekee_26`
    const before = await tagOf(rates)
    expect(await statusOf(rates, before)).toEqual([304, true])
    const db = await openDatabase(operator.database, () => undefined)
    const sold = { bet_id: round, option: "teng_bon_3", number: "123", satang: 500_000_000 }
    await db.insertInto("exposures").values(sold).execute()
    await db.destroy()
    expect(await statusOf(rates, before)).toEqual([200, false])
  })

  it("are asked of the operator each time: the calls of rounds, results and terms, and no others", () => {
    const revalidated = Object.values<unknown>(wire).flatMap((part) =>
      typeof part === "object" && part !== null && "cache" in part && "path" in part && part.cache === "no-cache"
        ? [String(part.path)]
        : [],
    )
    expect(revalidated.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      "/poy-api/bet-list-min-maxes.all",
      "/poy-api/bet-list-results",
      "/poy-api/bet-list-results.history",
      "/poy-api/bet-list-results.latest",
      "/poy-api/bet-lists.latest",
      "/poy-api/bet-lists.one",
      "/poy-api/number-reachs.rate-now.all",
      "/poy-api/number-reachs.rate-recommend.all",
    ])
  })

  it.each(["/api/users-infos", "/api/cashs", "/poy-api/poys.all?page=1", "/api/users-banks.all"])(
    "are none of the player's own: %s is kept nowhere",
    async (path) => {
      const { headers } = operator.as(await operator.tokenOf("somchai88", "Duean69#x"))
      const answer = await operator.ask(path, { headers: { ...headers, "if-none-match": "*" } })
      expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([
        200,
        "no-store",
        null,
      ])
    },
  )

  it("are none of the refusals", async () => {
    const answer = await operator.ask("/poy-api/bet-lists.one?id=nowhere", { headers: { "if-none-match": "*" } })
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([
      404,
      "no-store",
      null,
    ])
  })

  it("an answer to POST is never compressed, since a token may stand beside words of the request", async () => {
    const headers = { "accept-encoding": "br", "content-type": "application/json" }
    const answer = await operator.ask("/poy-api/lotteries.4d.latest", { method: "POST", body: "{}", headers })
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, null])
  })
})
