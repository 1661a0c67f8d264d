import { expect, test } from "vitest"
import { strangersAmong } from "./addresses.ts"

const site = "http://localhost:4173"
const games = "http://127.0.0.1:4500"

test("the site, its partner's games and what is read from nobody are no strangers", () => {
  const addresses = [
    "http://localhost:4173/main?x=https://evil.example",
    "ws://localhost:4173/ccu",
    "wss://localhost:4173/app/key",
    "http://127.0.0.1:4500/__partner/sa/slots/",
    "data:image/png;base64,AAAA",
    "blob:http://localhost:4173/0a1b",
    "about:blank",
    "chrome-error://chromewebdata/",
  ]
  expect(strangersAmong(addresses, [site, games])).toEqual([])
})

test.each([
  ["another host", "https://evil.example/there?from=http://localhost:4173"],
  ["another port", "http://localhost:4174/"],
  ["another name of the same machine", "http://127.0.0.1:4173/api/cashs"],
  ["a secure page beside the plain one", "https://localhost:4173/"],
  ["a host that begins like the site", "http://localhost.evil.example:4173/"],
  ["a line of pushed news", "wss://push.example/ccu"],
  ["a line of pushed news by another port", "ws://localhost:4174/ccu"],
])("%s is a stranger", (_, stranger) => {
  expect(strangersAmong([`${site}/main`, stranger], [site, games])).toEqual([stranger])
})

test("an address that was asked often is named once", () => {
  expect(strangersAmong(["https://a.example/1", "https://a.example/1"], [site])).toEqual(["https://a.example/1"])
})
