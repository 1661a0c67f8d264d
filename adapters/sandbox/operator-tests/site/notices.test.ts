import { newsLatest, promotionsAll, vdosAll } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("notices, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let preecha: string
  let malee: string
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    preecha = await operator.tokenOf("status1demo", "Fah2569#a")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  it("show anybody an alert, banners, promotions and clips that are labelled as made up", async () => {
    const read = async (path: string) => (await operator.ask(path)).body
    const news = v.parse(v.object({ data: newsLatest.data }), await read("/api/news.latest")).data
    expect([news.alert?.id, news.alert?.title]).toEqual(["demo-alert-1", "ประกาศตัวอย่าง"])
    expect(news.banners.map(({ id, url }) => [id, url])).toEqual([
      ["demo-banner-1", "/lotto/yeekee"],
      ["demo-banner-2", "/profile/limits"],
    ])
    const promotions = v.parse(v.object({ data: promotionsAll.data }), await read("/api/promotions.all")).data
    expect(promotions.map(({ title }) => title.includes("ตัวอย่าง"))).toEqual([true, true, true, true])
    expect(promotions[3]?.endsAt).toBe(Date.parse("2026-01-31T23:59:59+07:00"))
    const videos = v.parse(v.object({ data: vdosAll.data }), await read("/api/vdos.all")).data
    expect(videos.map(({ vdoName }) => vdoName)).toEqual(["how-to-bet", "how-to-check-yeekee", "about-us"])
  })

  it("name whom to ask: the agent that is asked for, the player's own, or the center's", async () => {
    const center = { phoneNumber: "0800000000", urlSupport: "https://support.operator.example/", activePopup: false }
    const of = (body?: unknown, headers?: Record<string, string>) =>
      operator.post("/api/agents-supports", body, headers)
    expect((await of()).body).toMatchObject({ data: center })
    expect((await of({}, operator.as(preecha).headers)).body).toMatchObject({ data: center })
    expect((await of({}, operator.as(malee).headers)).body).toMatchObject({ data: { urlSupport: "-" } })
    expect((await of({ agentId: 7 })).body).toMatchObject({ data: { phoneNumber: "-", urlSupport: "-" } })
    expect((await of({ agentId: 2 }, operator.as(malee).headers)).body).toMatchObject({ data: center })
    for (const odd of [8, 1.5, -(2 ** 31) - 1, 2 ** 53, 1e300]) expect((await of({ agentId: odd })).status).toBe(404)
    expect((await of({ agentId: "2" })).status).toBe(400)
  })
})

describe.each(sources)("an operator that has just begun, on $kind", ({ fresh }) => {
  it("has nothing to tell", async () => {
    const operator = await operatorOn(fresh, { seed: "empty" })
    expect((await operator.ask("/api/news.latest")).body).toEqual({ data: { alert: null, banners: [] } })
    expect((await operator.ask("/api/promotions.all")).body).toEqual({ data: [] })
    expect((await operator.ask("/api/vdos.all")).body).toEqual({ data: [] })
    await operator.stop()
  })
})
