import { describe, expect, it } from "vitest"
import { sessionCookies } from "./demo-player.ts"
import { chooseCases } from "./pages.ts"
import { between, markdownTable, plainTable } from "./record.ts"

const named = (pages?: string, locales?: string) => {
  const choice = chooseCases(pages, locales, ["th", "mm"])
  if (typeof choice === "string") return choice
  return { isWhole: choice.isWhole, cases: choice.cases.map(({ page, locale }) => `${page.name} ${locale}`) }
}

describe("What is measured", () => {
  it("is every page in Thai and Burmese, unless less is asked for", () => {
    const every = named()
    expect(every).toMatchObject({ isWhole: true })
    expect(every).toHaveProperty("cases.length", 32)
    expect(named("bet,/", "en")).toEqual({ isWhole: false, cases: ["/ en", "bet en"] })
    expect(named("/main")).toEqual({ isWhole: false, cases: ["/main th", "/main mm"] })
  })

  it("cannot be a page or language that nobody knows", () => {
    expect(named("/main,/mian")).toBe(
      "--pages takes some of /,/main,/lotto,/lotto/yeekee,/lotto/gov,bet,/poy,/results,/register,/profile,/credit/deposit,ticket,statement,/games,/game/pegasus,/how-to",
    )
    expect(named("/main", "th,de")).toBe("--locales takes some of th,en,kh,mm")
  })
})

describe("A visitor who has logged in", () => {
  it("comes with the token that the page writes down", () => {
    expect(sessionCookies("Bearer%20a.b.c", [])).toEqual([{ name: "token", value: "Bearer%20a.b.c" }])
    expect(sessionCookies("a.b.c", ["route=two; Path=/"])).toEqual([
      { name: "route", value: "two", httpOnly: false },
      { name: "token", value: "a.b.c" },
    ])
  })

  it("comes with what the host keeps, which no script reads, and the page's own token", () => {
    const setCookie = [
      "bearer-mark=a.b.c; Max-Age=604800; Path=/; SameSite=Strict; HttpOnly",
      "token=.b.mark; Max-Age=604800; Path=/; SameSite=Lax",
    ]
    expect(sessionCookies(".b.mark", setCookie)).toEqual([
      { name: "bearer-mark", value: "a.b.c", httpOnly: true },
      { name: "token", value: ".b.mark", httpOnly: false },
    ])
  })
})

describe("The record", () => {
  const rows = [
    ["/", "95"],
    ["/main", "9"],
  ]

  it("holds a table, words to the left and figures to the right", () => {
    expect(markdownTable(["page", "performance"], rows, 1)).toEqual([
      "| page | performance |",
      "|---|---:|",
      "| / | 95 |",
      "| /main | 9 |",
    ])
    expect(plainTable(rows, 1)).toEqual(["/      95", "/main   9"])
  })

  it("is written anew between its marks, and nowhere else", () => {
    const before = "above\n<!-- figures -->\nold\n<!-- end of figures -->\nbelow\n"
    expect(between(before, "figures", ["new"])).toBe(
      "above\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\nbelow\n",
    )
    expect(() => between("no marks here", "figures", ["new"])).toThrow("there is no place for figures")
  })
})
