import { afterEach, expect, test, vi } from "vitest"
import { subscribeToExternalTokens } from "./external-tokens.ts"

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
  const received: Array<string> = []
  const stop = subscribeToExternalTokens([partner])((token) => void received.push(token))
  const post = (data: unknown, { origin = partner, source = around }: { origin?: string; source?: object } = {}) =>
    page.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }))
  return { post, other, page, said, shown, stop, received }
}
const message = (token: unknown) => ({ type: "fakham.login", token })

test("an allowed site around the page is received that it listens, and brings tokens until it does not listen any more", () => {
  const { post, said, stop, received } = visiting()
  expect(said).toEqual([partner])
  post(message("t-1"))
  post(message("t-2"))
  stop()
  post(message("t-3"))
  expect(received).toEqual(["t-1", "t-2"])
})

test("strangers, other windows, the page itself and messages of another kind bring nothing", () => {
  const { post, other, page, received } = visiting()
  post(message("t"), { origin: stranger })
  post(message("t"), { origin: "null" })
  post(message("t"), { source: other })
  post(message("t"), { source: page })
  for (const odd of [undefined, null, "t", {}, { token: "t" }, message(7), { type: "other", token: "t" }]) post(odd)
  expect(received).toEqual([])
})

test.each([
  [`${partner}/players/7`, ["t-1"]],
  [stranger, []],
  [`${stranger}/?${partner}`, []],
  ["", []],
])("a token in the address, come from %j, leaves it, and is received as %j", (referrer, tokens) => {
  const { shown, received } = visiting({ address: "/external/login?a=1&token=t-1", referrer, framed: false })
  expect(shown).toEqual(["https://fakham.example/external/login?a=1"])
  expect(received).toEqual(tokens)
})
