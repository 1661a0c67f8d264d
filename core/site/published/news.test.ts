import fc from "fast-check"
import { expect, test } from "vitest"
import {
  alertClosed,
  alertToShow,
  bannerClicked,
  bannerLeads,
  bannersToShow,
  mostStoredBanners,
  type News,
  nothingAnnounced,
  nothingSeen,
  popupToShow,
} from "./news.ts"

const alert = (id: string) => ({ id, title: "", body: { writtenAs: "text", words: "" } }) as const
const banner = (id: string) => ({ id, title: "", image: "", url: "" })
const news: News = { alert: alert("a1"), banners: [banner("b1"), banner("b2")] }

test("an alert is shown until it is closed, and another one is shown again", () => {
  expect(alertToShow(news, nothingSeen)?.id).toBe("a1")
  const seen = alertClosed(news, nothingSeen)
  expect(seen).toEqual({ alert: "a1", banners: [] })
  expect(alertToShow(news, seen)).toBeUndefined()
  expect(alertToShow({ ...news, alert: alert("a2") }, seen)?.id).toBe("a2")
  expect(alertToShow(nothingAnnounced, nothingSeen)).toBeUndefined()
})

test("closing where there is no alert forgets nothing", () => {
  expect(alertClosed(nothingAnnounced, { alert: "a1", banners: ["b1"] })).toEqual({ alert: "a1", banners: ["b1"] })
})

test("the agent's popup is shown until it is closed, and again when it leads elsewhere", () => {
  expect(popupToShow("https://agent.example/1", nothingSeen)).toBe("https://agent.example/1")
  const seen = alertClosed(nothingAnnounced, { alert: "a1", banners: [] }, "https://agent.example/1")
  expect(seen).toEqual({ alert: "a1", popup: "https://agent.example/1", banners: [] })
  expect(popupToShow("https://agent.example/1", seen)).toBeUndefined()
  expect(popupToShow("https://agent.example/2", seen)).toBe("https://agent.example/2")
  expect(popupToShow(undefined, nothingSeen)).toBeUndefined()
  expect(alertClosed(news, seen).popup).toBe("https://agent.example/1")
})

test.each([
  ["/promotions", "within"],
  ["/", "within"],
  ["https://shop.example/x", "out"],
  ["http://shop.example/x", "out"],
  ["HTTPS://shop.example/x", "out"],
  ["javascript:https://shop.example", undefined],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["https://", undefined],
  ["", undefined],
])("a banner with the address %s leads %s", (url, leads) => {
  expect(bannerLeads({ ...banner("b1"), url })).toBe(leads)
})

test("a banner is shown until it is clicked, the others stay", () => {
  const seen = bannerClicked(news, nothingSeen, "b1")
  expect(seen).toEqual({ alert: undefined, banners: ["b1"] })
  expect(bannersToShow(news, seen).map(({ id }) => id)).toEqual(["b2"])
  expect(bannersToShow(news, nothingSeen).map(({ id }) => id)).toEqual(["b1", "b2"])
})

test("banners that are gone, or never were, are not remembered", () => {
  expect(bannerClicked(news, { alert: "a1", banners: ["b0", "b2"] }, "b1")).toEqual({
    alert: "a1",
    banners: ["b2", "b1"],
  })
  expect(bannerClicked(news, nothingSeen, "b9").banners).toEqual([])
})

test("after a logout, which clears what was seen, everything is shown again", () => {
  const seen = bannerClicked(news, alertClosed(news, nothingSeen), "b1")
  expect(bannersToShow(news, seen).length).toBe(1)
  expect([alertToShow(news, nothingSeen)?.id, bannersToShow(news, nothingSeen).length]).toEqual(["a1", 2])
})

test("however many banners are clicked, twenty are remembered, each once, and the last one surely", () => {
  expect(mostStoredBanners).toBe(20)
  const many = { alert: undefined, banners: Array.from({ length: 30 }, (_, index) => banner(`b${index}`)) }
  fc.assert(
    fc.property(fc.array(fc.nat(29), { minLength: 1 }), (clicks) => {
      const { banners } = clicks.reduce((seen, index) => bannerClicked(many, seen, `b${index}`), nothingSeen)
      expect(banners.length).toBe(Math.min(20, new Set(clicks).size))
      expect(new Set(banners).size).toBe(banners.length)
      expect(banners.at(-1)).toBe(`b${clicks.at(-1)}`)
    }),
  )
})

test("of many clicked banners the last twenty are remembered", () => {
  const banners = Array.from({ length: 25 }, (_, at) => banner(`banner ${at}`))
  const none: News = { alert: undefined, banners }
  const seen = banners.reduce((known, { id }) => bannerClicked(none, known, id), nothingSeen)
  expect(seen.banners).toHaveLength(mostStoredBanners)
  expect([seen.banners[0], seen.banners.at(-1)]).toEqual(["banner 5", "banner 24"])
})
