import { MaintenanceDesk, NewsDesk, Promotions, Videos } from "@fakham/core/site"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Layer, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { askThrough, clientAt, playersAsking } from "../testing/asking.ts"
import { httpMaintenanceDesk, httpNewsDesk, httpPromotions, httpVideos } from "./index.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const visitorAt = playersAsking((client) =>
  Layer.mergeAll(httpMaintenanceDesk(client), httpNewsDesk(client), httpPromotions(client), httpVideos(client)),
)

const latest = NewsDesk.use((desk) => desk.latest())

describe.each(sources)("notices over the wire, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let guest: ReturnType<typeof visitorAt>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { historyDays: 0 })
    guest = visitorAt(operator.origin)
  })
  afterAll(() => operator.stop())

  it("tell anybody the news, whose html is still to be cleaned", async () => {
    const news = await guest(latest)
    expect(news).toMatchObject({
      success: {
        alert: { id: "demo-alert-1", title: "ประกาศตัวอย่าง", body: { writtenAs: "html" } },
        banners: [{ id: "demo-banner-1", url: "/lotto/yeekee" }, { id: "demo-banner-2" }],
      },
    })
    expect(Result.isSuccess(news) && news.success.banners[0]?.image).toBe("/__pictures/site/provable.svg")
  })

  it("tell anybody whether the site is closed, and until when", async () => {
    const readLatest = () => guest(MaintenanceDesk.use((desk) => desk.latest()))
    const close = (until: number | null) =>
      operator.ask("/__sandbox/maintenance", { method: "POST", body: JSON.stringify({ until }) })
    expect(await readLatest()).toEqual(Result.succeed(undefined))
    const until = Date.parse("2099-01-01T00:00:00+07:00")
    await close(until / 1_000)
    expect(await readLatest()).toEqual(Result.succeed({ until }))
    await close(null)
    expect(await readLatest()).toEqual(Result.succeed({ until: undefined }))
    await operator.ask("/__sandbox/maintenance", { method: "DELETE" })
    expect(await readLatest()).toEqual(Result.succeed(undefined))
  })

  it("tell promotions with their times, as text or html", async () => {
    expect(await guest(Promotions.use((promotions) => promotions.all()))).toMatchObject({
      success: [
        {
          id: "demo-promotion-1",
          body: { writtenAs: "html" },
          startsAt: undefined,
          endsAt: undefined,
          url: "/profile/affiliate",
          action: "ดูลิงก์ของฉัน",
        },
        {
          facts: [
            { label: "ได้รับ", value: "1 แต้ม" },
            { label: "ทุก", value: "100 บาท" },
          ],
        },
        { id: "demo-promotion-4", endsAt: Date.parse("2027-12-31T23:59:59+07:00") },
        {
          startsAt: Date.parse("2026-01-01T00:00:00+07:00"),
          endsAt: Date.parse("2026-01-31T23:59:59+07:00"),
        },
      ],
    })
  })

  it("come in the language that is asked for", async () => {
    const inBurmese = askThrough(
      httpPromotions(clientAt({ origin: operator.origin, token: () => undefined, language: () => "my" })),
    )
    expect(await inBurmese(Promotions.use((promotions) => promotions.all()))).toMatchObject({
      success: [{ title: "မိတ်ဆွေဖိတ်၊ 0.8 % ရယူပါ (နမူနာ)" }, {}, {}, {}],
    })
  })

  it("tell clips by their names", async () => {
    const videos = await guest(Videos.use((clips) => clips.all()))
    expect(Result.isSuccess(videos) && videos.success.map(({ vdoName }) => vdoName)).toEqual([
      "how-to-bet",
      "how-to-check-yeekee",
      "about-us",
    ])
  })

  it.each([
    ["malformed", {}],
    ["status", { status: 401 }],
    ["cut", {}],
  ])("are out of reach for anybody when the answer is %s", async (kind, rest) => {
    await operator.post("/__sandbox/faults", { kind, ...rest, path: "/api/news.latest", count: 1 })
    expect(await guest(latest)).toMatchObject({ failure: { _tag: "Unreachable" } })
  })
})
