import { createHash } from "node:crypto"
import { yingResultsOne, yings, yingsProof, yingsSummary } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

/** Betting closes at 12:15, shooting at 12:17, the result is due at 12:17:30. */
const betId = "yeekee-2026-11-20-26"

describe.each(sources)("shots, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let malee: string
  beforeAll(async () => {
    operator = await operatorOn(fresh, { clockAt: Date.parse("2026-11-20T12:16:00+07:00") })
    somchai = await operator.tokenOf("somchai88", "Duean69#x")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  const shoot = (token: string, yingNumber: string, round = betId) =>
    operator.post("/poy-api/yings.create", { betId: round, yingNumber }, operator.as(token).headers)
  const list = async (token: string) =>
    v.parse(
      v.object({ data: yings.data }),
      (await operator.ask(`/poy-api/yings?betId=${betId}`, operator.as(token))).body,
    ).data
  const proof = async () =>
    v.parse(v.object({ data: yingsProof.data }), (await operator.ask(`/poy-api/yings.proof?betId=${betId}`)).body).data

  it("are fired one each ten seconds, and masked for everyone else", async () => {
    expect(await shoot(somchai, "54321")).toMatchObject({
      status: 200,
      body: { data: { yingNumber: "54321", waitSeconds: 10 } },
    })
    expect(await shoot(somchai, "11111")).toMatchObject({ status: 429, body: { code: "YING_TOO_SOON" } })

    expect((await list(somchai)).find(({ mine }) => mine)).toMatchObject({ yingNumber: "54321", userName: "somchai88" })
    const others = await list(malee)
    expect(others.some(({ yingNumber }) => yingNumber === "543**")).toBe(true)
    expect(others.every(({ yingNumber, userName }) => yingNumber.endsWith("**") && userName.includes("***"))).toBe(true)
  })

  it("are five digits, in a round that is shot into, while it is shot into", async () => {
    for (const number of ["1234", "123456", "12a45", ""]) expect((await shoot(malee, number)).status).toBe(400)
    expect((await shoot(malee, "12345", "pingpong-2026-11-20-10")).status).toBe(404)
    expect(await shoot(malee, "12345", "yeekee-2026-11-20-20")).toMatchObject({
      status: 409,
      body: { code: "YING_CLOSED" },
    })
  })

  it("are counted and added up while they come", async () => {
    const { body } = await operator.post("/poy-api/yings.summary", { betId }, operator.as(somchai).headers)
    const { data } = v.parse(v.object({ data: yingsSummary.data }), body)
    expect(data.count).toBeGreaterThan(1)
    expect(data.sum).toBeGreaterThan(54_321)
    expect(data.waitSeconds).toBeGreaterThan(0)
    expect(data.commitment).toBe((await proof()).commitment)
  })

  it("give a result that anybody can prove when it is out, without a name in full, and keep the seed until then", async () => {
    const before = await proof()
    expect(before.revealed).toBeUndefined()
    await operator.pass(120)
    await operator.until(`/poy-api/yings.proof?betId=${betId}`, somchai, (answer) =>
      JSON.stringify(answer.body).includes("houseShot"),
    )

    const { commitment, revealed } = await proof()
    expect(commitment).toBe(before.commitment)
    expect(createHash("sha256").update(`${revealed?.seed}:${betId}`).digest("hex")).toBe(commitment)
    const unmasked = (revealed?.shots ?? []).filter(({ userName }) => !userName?.includes("***"))
    expect(unmasked).toEqual([])
    expect((await list(malee)).filter(({ userName, mine }) => !mine && !userName?.includes("***"))).toEqual([])
    const numbers = (revealed?.shots ?? []).map(({ yingNumber }) => Number(yingNumber))
    expect(numbers).toContain(54_321)
    const total = numbers.reduce((sum, number) => sum + number, Number(revealed?.houseShot)) - (numbers[15] ?? 0)
    const said = await operator.post("/poy-api/ying-results.one", { betId })
    const { data } = v.parse(v.object({ data: yingResultsOne.data }), said.body)
    const digits = String(total).padStart(5, "0")
    expect(data?.total).toBe(digits)
    expect(data?.result).toMatchObject({
      top3: digits.slice(-3),
      top2: digits.slice(-2),
      bottom2: digits.slice(-5, -3),
    })
    expect(data?.winners?.every(({ userName }) => userName?.includes("***"))).toBe(true)
    expect(data?.winners?.map(({ rank, yingNumber }) => [rank, Number(yingNumber)])).toEqual([
      [1, numbers[0]],
      [16, numbers[15]],
    ])
    expect(await shoot(malee, "12345")).toMatchObject({ status: 409, body: { code: "YING_CLOSED" } })
  })
})

describe.each(sources.slice(0, 1))("a round that the desk draws while it is shot into, on $kind", ({ fresh }) => {
  it("is proven by one list of shots, however many more are told of as seen", async () => {
    const operator = await operatorOn(fresh, { clockAt: Date.parse("2026-11-20T12:14:00+07:00") })
    onTestFinished(() => operator.stop())
    const count = async (path: string, schema: v.GenericSchema<unknown, number>) =>
      v.parse(schema, (await operator.ask(`${path}?betId=${betId}`)).body)
    const seen = () =>
      count(
        "/poy-api/yings",
        v.pipe(
          v.object({ data: yings.data }),
          v.transform(({ data }) => data.length),
        ),
      )
    const published = () =>
      count(
        "/poy-api/yings.proof",
        v.pipe(
          v.object({ data: yingsProof.data }),
          v.transform(({ data }) => data.revealed?.shots?.length ?? 0),
        ),
      )
    await operator.post("/__sandbox/rounds/end", { betId, ending: "draw" })
    const [seenAtOnce, publishedAtOnce] = [await seen(), await published()]
    await operator.pass(60)
    expect(seenAtOnce).toBeLessThan(24)
    expect(await seen()).toBeGreaterThan(seenAtOnce)
    expect([publishedAtOnce, await published()]).toEqual([24, 24])
  })
})
