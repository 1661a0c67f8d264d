import { expect, test } from "vitest"
import { mayReload, reloadEvery } from "./chunk-reload.ts"
import { languageName } from "./locale.ts"
import { bannerClicked, type News, nothingSeen, rememberedBanners } from "./news.ts"
import { noSupport, supportAddress } from "./support.ts"

test("every language is called by its own name", () => {
  expect(languageName).toEqual({ th: "ไทย", en: "English", kh: "ខ្មែរ", mm: "မြန်မာ" })
})

test("without an agent nobody can be asked and nothing is shown", () => {
  expect(noSupport).toEqual({
    activePopup: false,
    activeSupport: false,
    officePhoneNumber: "",
    urlBailek: "",
    urlPopup: "",
    urlSupport: "",
  })
})

test("support is at a web address, with or without a lock, from its first letter on", () => {
  const at = (urlSupport: string) => supportAddress({ ...noSupport, urlSupport })
  expect(at("http://line.example/a")).toBe("http://line.example/a")
  expect(at("https://line.example/a")).toBe("https://line.example/a")
  expect(at("javascript:open('https://line.example/a')")).toBeUndefined()
})

test("a page that was loaded anew at this very moment is not loaded anew again", () => {
  expect([0, 1, reloadEvery - 1, reloadEvery].map((ago) => mayReload(1_000_000 - ago, 1_000_000))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test("of many clicked banners the last twenty are remembered", () => {
  const banners = Array.from({ length: 25 }, (_, at) => ({ id: `banner ${at}`, image: "", url: "" }))
  const news: News = { alert: undefined, banners }
  const seen = banners.reduce((known, { id }) => bannerClicked(news, known, id), nothingSeen)
  expect(seen.banners).toHaveLength(rememberedBanners)
  expect([seen.banners[0], seen.banners.at(-1)]).toEqual(["banner 5", "banner 24"])
})
