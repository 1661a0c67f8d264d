import { expect, test } from "vitest"
import { avatarOf, constellationAvatar, constellations } from "./avatar.ts"

test("each of the twelve constellations is kept as a text of its own and found again", () => {
  expect(constellations.join(" ")).toBe(
    "plough chicks crocodile turtle horse junk parasol elephant crab carp house kite",
  )
  expect(constellationAvatar("turtle")).toBe("constellation:turtle")
  for (const name of constellations)
    expect(avatarOf(constellationAvatar(name))).toEqual({ kind: "constellation", name })
})

test.each(["https://cdn.operator.example/avatars/7.png?v=2", "/avatars/7.webp", "data:image/png;base64,iVBORw0KGgo="])(
  "an operator's picture at %s is shown",
  (address) => {
    expect(avatarOf(` ${address} `)).toEqual({ kind: "picture", address })
  },
)

test.each([
  "",
  "-",
  "7",
  "somchai.png",
  "constellation:unicorn",
  "constellation:Turtle",
  "http://operator.example/7.png",
  "//operator.example/7.png",
  "/",
  "javascript:alert(1)",
  "data:image/svg+xml;base64,PHN2Zz4=",
  "data:text/html;base64,PHA+",
  'https://operator.example/7.png" onerror="alert(1)',
  "/\\operator.example/7.png",
])("%j is no picture", (stored) => {
  expect(avatarOf(stored)).toBeUndefined()
})
