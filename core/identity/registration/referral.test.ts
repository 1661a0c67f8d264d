import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import { cameByLink, centerAgent, referralOf, slugIn } from "./referral.ts"

test("newcomers that nobody brought are the center agent's", () => {
  expect(centerAgent).toEqual({ agentId: 2, refUid: 0 })
  const referral = referralOf({ path: "/register", domain: "fakham.example", referUrl: "" })
  expect(referral).toEqual({
    agentId: 2,
    refUid: 0,
    referUrl: "",
    registerFromDomain: "fakham.example",
    slug: undefined,
    employeeSlug: undefined,
  })
  expect(cameByLink(referral)).toBe(false)
})

test("a friend's link, the site's own agent and an employee are told to the operator", () => {
  const referral = referralOf({
    path: "/register/somchai88",
    domain: "lotto.example",
    referUrl: "https://example.com/friends",
    agent: { agentId: 7, refUid: 12 },
    employeeSlug: "emp-3",
  })
  expect(referral).toEqual({
    agentId: 7,
    refUid: 12,
    referUrl: "https://example.com/friends",
    registerFromDomain: "lotto.example",
    slug: "somchai88",
    employeeSlug: "emp-3",
  })
  expect(cameByLink(referral)).toBe(true)
})

test.each([
  "javascript:alert(1)",
  "my friend at https://a.example",
  "somchai88",
  "https://",
  "https://a b",
  `https://a.example/${"a".repeat(2_000)}`,
])("%s is no address that led here", (referUrl) => {
  expect(referralOf({ path: "/register", domain: "fakham.example", referUrl }).referUrl).toBe("")
})

test("an address without TLS that led here is told too", () => {
  const referUrl = "http://a.example/friends"
  expect(referralOf({ path: "/register", domain: "fakham.example", referUrl }).referUrl).toBe(referUrl)
})

test.each([
  ["/register/somchai88", "somchai88"],
  ["/register/somchai88/", "somchai88"],
  ["/register/%E0%B8%A1%E0%B8%B2%E0%B8%A5%E0%B8%B5", "มาลี"],
  ["/register/a.b_c-d~1", "a.b_c-d~1"],
  [`/register/${"a".repeat(64)}`, "a".repeat(64)],
  [`/register/${"a".repeat(65)}`, undefined],
  ["/register", undefined],
  ["/register/", undefined],
  ["/register/a/b", undefined],
  ["/registers/somchai88", undefined],
  ["/external/register/somchai88", undefined],
  ["/register/%", undefined],
  ["/register/%2Fetc", undefined],
  ["/register/a%20b", undefined],
  ["/register/<b>", undefined],
])("the affiliate slug in %s is %s", (path, slug) => {
  expect(slugIn(path)).toBe(slug)
})

test("any address is read without a mishap, and a slug is a short name without markup", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), (text) => {
      const slug = slugIn(`/register/${text}`)
      expect(slug === undefined || (slug.length <= 128 && !/[<>"'&/\\\s]/.test(slug))).toBe(true)
    }),
  )
})
