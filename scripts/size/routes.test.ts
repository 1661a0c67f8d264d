import { describe, expect, it } from "vitest"
import { judgeRoutes, weighRoutes } from "./routes.ts"
import type { FetchedPage } from "./visit.ts"

const weights: Readonly<Record<string, number>> = {
  "assets/first.js": 150_000,
  "assets/th.js": 3_000,
  "assets/shell.js": 60_000,
  "assets/main.js": 17_000,
  "assets/bet.js": 45_001,
  "assets/anuphan.woff2": 40_000,
  "assets/plex.woff2": 20_001,
  "assets/first.css": 9_000,
  "favicon.svg": 400,
  "assets/hero.webp": 11_000,
}
const page = (name: string, isPlayers: boolean, ...files: ReadonlyArray<string>): FetchedPage => ({
  name,
  locale: "th",
  isPlayers,
  files: ["assets/first.js", "assets/first.css", "favicon.svg", ...files],
})
const weighed = (...pages: ReadonlyArray<FetchedPage>) => weighRoutes(pages, (file) => weights[file] ?? 0)

describe("What a page brings", () => {
  const guest = page("/", false, "assets/th.js", "assets/anuphan.woff2")

  it("is, of scripts, what neither the first page nor every player's page has", () => {
    expect(
      weighed(
        guest,
        page("/main", true, "assets/shell.js", "assets/main.js"),
        page("bet", true, "assets/shell.js", "assets/bet.js"),
        page("/how-to", false, "assets/shell.js"),
      ),
    ).toMatchObject({
      players: 60_000,
      pages: [
        { name: "/", own: 0, fonts: 40_000, pictures: 400 },
        { name: "/main", own: 17_000, fonts: 0, pictures: 400 },
        { name: "bet", own: 45_001, fonts: 0, pictures: 400 },
        { name: "/how-to", own: 60_000, fonts: 0, pictures: 400 },
      ],
    })
  })

  it("has a budget of scripts, of letters by its language, and of pictures", () => {
    const light = page("/main", true, "assets/shell.js", "assets/main.js", "assets/anuphan.woff2")
    expect(judgeRoutes(weighed(guest, light))).toEqual([])
    const heavy = page("bet", true, "assets/shell.js", "assets/bet.js", "assets/hero.webp", ...light.files.slice(-1))
    expect(judgeRoutes(weighed(guest, light, { ...heavy, files: [...heavy.files, "assets/plex.woff2"] }))).toEqual([
      "bet in th brings scripts of 45.0 kB, over 45.0 kB",
      "bet in th brings fonts of 60.0 kB, over 60.0 kB",
      "bet in th brings pictures of 11.4 kB, over 10.0 kB",
    ])
    const english: FetchedPage = { ...guest, locale: "en", files: ["assets/anuphan.woff2", "assets/plex.woff2"] }
    expect(judgeRoutes(weighed(english))).toEqual(["/ in en brings fonts of 60.0 kB, over 40.0 kB"])
  })
})
