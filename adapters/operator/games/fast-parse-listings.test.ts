import { expect, test } from "vitest"
import { fastParseHighlights, fastParseListings } from "./fast-parse-listings.ts"

const game = {
  partner: "pegasus",
  gameId: "moon",
  name: "คืนเดือนเพ็ญ",
  kind: "slot",
  imageUrl: "/moon.svg",
  active: true,
}
const highlight = { ...game, kind: "recommended", order: 1 }

test("what is offered and pointed out is read with its pictures", () => {
  expect(fastParseListings([game])).toMatchObject([{ name: "คืนเดือนเพ็ญ", image: "/moon.svg", closedUntil: undefined }])
  expect(fastParseHighlights([highlight])).toMatchObject([{ kind: "recommended", image: "/moon.svg", order: 1 }])
})

test("a list of which one row is written in another way is not read at all", () => {
  expect(fastParseListings([game, { ...game, active: "1" }])).toBeUndefined()
  expect(fastParseHighlights([{ ...highlight, order: "1" }, highlight])).toBeUndefined()
})

test("what is no list is not read", () => {
  expect(fastParseListings({ games: [game] })).toBeUndefined()
  expect(fastParseHighlights(undefined)).toBeUndefined()
})
