import { type SeenNews, StoredNews } from "@fakham/core/site"
import { Effect } from "effect"
import fc from "fast-check"
import { afterEach, expect, test, vi } from "vitest"
import { standInBrowser } from "../testing/stand-in-browser.ts"
import { cookieNews } from "./stored-news.ts"

afterEach(() => void vi.unstubAllGlobals())

const storage = (layer = cookieNews()) => ({
  recall: () =>
    Effect.runSync(
      Effect.provide(
        StoredNews.use((one) => one.recall()),
        layer,
      ),
    ),
  remember: (seen: SeenNews) =>
    Effect.runSync(
      Effect.provide(
        StoredNews.use((one) => one.remember(seen)),
        layer,
      ),
    ),
})

const seen: SeenNews = { alert: "ข่าว; 1", banners: ["b-1", "b,2"] }
const nothing = { alert: undefined, banners: [] }

test("what was seen is known when the page is loaded anew, and unknown without its cookies", () => {
  const { cookies } = standInBrowser()
  expect(storage().recall()).toEqual(nothing)
  storage().remember(seen)
  expect(storage().recall()).toEqual(seen)
  expect([...cookies.keys()]).toEqual(["seeNewsAlert", "seeBannerClick"])
  cookies.clear()
  expect(storage().recall()).toEqual(nothing)
})

test("an alert and banners are remembered each for itself", () => {
  const { cookies } = standInBrowser()
  storage().remember({ alert: undefined, banners: ["b-1"] })
  expect(storage().recall()).toEqual({ alert: undefined, banners: ["b-1"] })
  storage().remember(seen)
  cookies.set("seeBannerClick", "odd")
  expect(storage().recall()).toEqual({ alert: seen.alert, banners: [] })
})

test("the agent's popup is remembered beside the alert, and without one", () => {
  standInBrowser()
  const closed = { alert: undefined, popup: "https://agent.example/?a=1;b", banners: [] }
  storage().remember(closed)
  expect(storage().recall()).toEqual(closed)
  storage().remember({ ...closed, alert: "a1" })
  expect(storage().recall()).toEqual({ ...closed, alert: "a1" })
})

test("a browser that keeps nothing remembers until the page closes", () => {
  standInBrowser(false)
  const page = storage()
  page.remember(seen)
  expect(page.recall()).toEqual(seen)
  expect(storage().recall()).toEqual(nothing)
})

test.each([
  "",
  "1",
  "null",
  "%7B%22v%22%3A2%2C%22id%22%3A%22a%22%7D",
  "%7B%22v%22%3A1%2C%22id%22%3A7%7D",
  "%",
  "%E0%A4",
])("a cookie that reads %j tells nothing", (stored) => {
  const { cookies } = standInBrowser()
  cookies.set("seeNewsAlert", stored)
  cookies.set("seeBannerClick", stored)
  expect(storage().recall()).toEqual(nothing)
})

test("whatever stands in the cookies, an answer comes out", () => {
  const { cookies } = standInBrowser()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent)), (stored) => {
      cookies.set("seeNewsAlert", stored)
      cookies.set("seeBannerClick", stored)
      expect(Object.keys(storage().recall())).toEqual(["alert", "popup", "banners"])
    }),
  )
})
