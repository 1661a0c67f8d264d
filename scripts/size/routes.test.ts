import { describe, expect, it } from "vitest"
import { byOwner, ownerOf, reportLibraries } from "./libraries.ts"
import { judgeRoutes, weighRoutes } from "./routes.ts"
import type { FetchedPage } from "./visit.ts"

const weights: Readonly<Record<string, number>> = {
  "assets/first.js": 150_000,
  "assets/th.js": 3_000,
  "assets/shell.js": 60_000,
  "assets/main.js": 17_000,
  "assets/bet.js": 40_001,
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
        { name: "bet", own: 40_001, fonts: 0, pictures: 400 },
        { name: "/how-to", own: 60_000, fonts: 0, pictures: 400 },
      ],
    })
  })

  it("has a budget of scripts, of letters by its language, and of pictures", () => {
    const kept = page("/main", true, "assets/shell.js", "assets/main.js", "assets/anuphan.woff2")
    expect(judgeRoutes(weighed(guest, kept))).toEqual([])
    const heavy = page("bet", true, "assets/shell.js", "assets/bet.js", "assets/hero.webp", ...kept.files.slice(-1))
    expect(judgeRoutes(weighed(guest, kept, { ...heavy, files: [...heavy.files, "assets/plex.woff2"] }))).toEqual([
      "bet in th brings scripts of 40.0 kB, over 40.0 kB",
      "bet in th brings fonts of 60.0 kB, over 60.0 kB",
      "bet in th brings pictures of 11.4 kB, over 10.0 kB",
    ])
    const english: FetchedPage = { ...guest, locale: "en", files: ["assets/anuphan.woff2", "assets/plex.woff2"] }
    expect(judgeRoutes(weighed(english))).toEqual(["/ in en brings fonts of 60.0 kB, over 40.0 kB"])
  })
})

describe("The libraries of the first page", () => {
  it("are told by where a file lies", () => {
    expect(ownerOf("node_modules/react-dom/cjs/react-dom-client.production.js")).toBe("react-dom")
    expect(ownerOf("node_modules/@tanstack/router-core/dist/esm/router.js")).toBe("@tanstack/router-core")
    expect(ownerOf("ui/parts/core/button.tsx")).toBe("ui")
    expect(ownerOf("\0rolldown/runtime.js")).toBe("bundler")
  })

  it("have the letters of a script from where their source begins to where the next one's does", () => {
    const begins: Readonly<Record<string, string>> = { "0:4": "node_modules/effect/a.js", "1:0": "core/money/baht.ts" }
    const pieces = byOwner("run;let a\nlet b", (line, column) => begins[`${line}:${column}`])
    expect([...pieces]).toEqual([
      ["bundler", "run;"],
      ["effect", "let a"],
      ["core", "let b"],
    ])
  })

  it("are listed one by one, the small ones in one row", () => {
    const library = (owner: string, bytes: number) => ({ owner, bytes, gzip: bytes / 2, brotli: bytes / 3, files: 1 })
    const libraries = [library("react-dom", 9_000), library("destr", 600), library("ufo", 400)]
    expect(reportLibraries(libraries).map((line) => line.replaceAll(/ +/g, " "))).toEqual([
      "scripts of / by library, minified, and each packed alone",
      " react-dom 9.0 kB 90.0 % 4.5 kB gz",
      " 2 smaller ones 1.0 kB 10.0 % 0.5 kB gz",
    ])
  })
})
