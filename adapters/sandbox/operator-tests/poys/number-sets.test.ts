import { WireNumberSet } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const Answer = v.object({ data: WireNumberSet })
const lucky = { name: "เลขเด็ด", options: ["teng_bon_2", "teng_lang_2"], numbers: ["07", "45"] }

describe.each(sources)("number sets, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let malee: string
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    somchai = await operator.tokenOf("somchai88", "Duean69#x")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  const send = (call: string, body: unknown, token = somchai, headers: Record<string, string> = {}) =>
    operator.post(`/poy-api/number-sets.${call}`, body, { ...operator.as(token).headers, ...headers })
  const all = async (token = somchai) => (await operator.ask("/poy-api/number-sets.all", operator.as(token))).body
  const createSet = async (body: unknown = lucky, token = somchai) =>
    v.parse(Answer, (await send("create", body, token)).body).data

  it("are kept, changed and dropped by their player", async () => {
    const { id } = await createSet()
    expect(await all()).toEqual({ data: [{ id, ...lucky }] })
    expect(await all(malee)).toEqual({ data: [] })

    const changed = { id, name: "เลขฝัน", options: ["teng_bon_3"], numbers: ["123"] }
    expect((await send("update", changed)).body).toEqual({ data: changed })
    expect(await all()).toEqual({ data: [changed] })
    expect((await send("delete", { id })).status).toBe(200)
    expect(await all()).toEqual({ data: [] })
    expect((await send("delete", { id })).status).toBe(404)
  })

  it("are nobody else's to see, change or drop", async () => {
    const { id } = await createSet()

    expect((await send("update", { id, ...lucky, name: "ของมาลี" }, malee)).status).toBe(404)
    expect((await send("delete", { id }, malee)).status).toBe(404)
    expect((await send("create", lucky, "no-token")).status).toBe(401)
    expect(await all()).toEqual({ data: [{ id, ...lucky }] })
    await send("delete", { id })
  })

  it("are written down in order: trimmed, options as they are listed, each number once", async () => {
    const { id, ...stored } = await createSet({
      name: "  ทดสอบ ",
      options: ["teng_lang_2", "teng_bon_2"],
      numbers: ["45", "07", "45"],
    })

    expect(stored).toEqual({ name: "ทดสอบ", options: ["teng_bon_2", "teng_lang_2"], numbers: ["45", "07"] })
    await send("delete", { id })
  })

  it.each([
    ["a name of spaces", { name: "   " }, "name"],
    ["a name of 31 letters", { name: "ก".repeat(31) }, "name"],
    ["an option that there is not", { options: ["teng_bon_9"] }, "options"],
    ["no options", { options: [] }, "options"],
    ["no numbers", { numbers: [] }, "numbers"],
    ["numbers that their option does not take", { numbers: ["123"] }, "numbers"],
  ])("are refused with %s", async (_, change, path) => {
    const { id } = await createSet()
    expect(await send("create", { ...lucky, ...change })).toMatchObject({ status: 400, body: { data: { path } } })
    expect(await send("update", { id, ...lucky, ...change })).toMatchObject({ status: 400, body: { data: { path } } })
    expect(await all()).toEqual({ data: [{ id, ...lucky }] })
    await send("delete", { id })
  })

  it("are one set for one key, and two hundred at most, whoever asks at the same moment", async () => {
    const twice = await Promise.all(
      [1, 2].map(() => send("create", lucky, malee, { "idempotency-key": "set-of-malee" })),
    )
    expect(new Set(twice.map(({ body }) => v.parse(Answer, body).data.id)).size).toBe(1)

    const rest = await Promise.all(Array.from({ length: 205 }, () => send("create", lucky, malee)))
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(199)
    expect(rest.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: "tooManyNumberSets" },
    })
  })
})
