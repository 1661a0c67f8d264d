import { afterEach, expect, test, vi } from "vitest"
import { followExternalTokens } from "./external-tokens.ts"

afterEach(() => void vi.unstubAllGlobals())

const partner = "https://partner.example"
const stranger = "https://stranger.example"

type Visit = { readonly address?: string; readonly referrer?: string; readonly framed?: boolean }

/** A page of this site, alone or inside a frame, which hears of tokens. */
const visiting = ({ address = "/external/login", referrer = "", framed = true }: Visit = {}) => {
  const said: Array<string> = []
  const around = { postMessage: (_: unknown, origin: string) => void said.push(origin) }
  const other = {}
  const page = Object.assign(new EventTarget(), { opener: null })
  const shown: Array<string> = []
  vi.stubGlobal("window", Object.assign(page, { parent: framed ? around : page }))
  vi.stubGlobal("location", { href: `https://fakham.example${address}` })
  vi.stubGlobal("document", { referrer })
  vi.stubGlobal("history", { state: null, replaceState: (_: null, __: string, to: URL) => void shown.push(to.href) })
  const told: Array<string> = []
  const stop = followExternalTokens([partner])((token) => void told.push(token))
  const hear = (data: unknown, { origin = partner, source = around }: { origin?: string; source?: object } = {}) =>
    page.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }))
  return { hear, other, page, said, shown, stop, told }
}
const message = (token: unknown) => ({ type: "fakham.login", token })

test("an allowed site around the page is told that it listens, and brings tokens until it does not listen any more", () => {
  const { hear, said, stop, told } = visiting()
  expect(said).toEqual([partner])
  hear(message("t-1"))
  hear(message("t-2"))
  stop()
  hear(message("t-3"))
  expect(told).toEqual(["t-1", "t-2"])
})

test("strangers, other windows, the page itself and messages of another kind bring nothing", () => {
  const { hear, other, page, told } = visiting()
  hear(message("t"), { origin: stranger })
  hear(message("t"), { origin: "null" })
  hear(message("t"), { source: other })
  hear(message("t"), { source: page })
  for (const odd of [undefined, null, "t", {}, { token: "t" }, message(7), { type: "other", token: "t" }]) hear(odd)
  expect(told).toEqual([])
})

test.each([
  [`${partner}/players/7`, ["t-1"]],
  [stranger, []],
  [`${stranger}/?${partner}`, []],
  ["", []],
])("a token in the address, come from %j, leaves it, and is told as %j", (referrer, tokens) => {
  const { shown, told } = visiting({ address: "/external/login?a=1&token=t-1", referrer, framed: false })
  expect(shown).toEqual(["https://fakham.example/external/login?a=1"])
  expect(told).toEqual(tokens)
})
