import { type Drawn, winningNumbers } from "@fakham/core/lotto"
import { expect, test } from "vitest"
import { drawFromSeed } from "./drawing.ts"
import { betTerms, offeredBy } from "./terms.ts"

const closesAt = Date.parse("2026-04-16T12:00:00+07:00")

/** What comes out of a round of the group that was shot at by the demo alone. */
const drawnIn = async (group: keyof typeof betTerms): Promise<Drawn | undefined> => {
  const isShot = group === "yeekee" || group === "yeekee5min"
  const round = { bet_id: `${group}_1`, bet_group: group, bet_type: "nikkei_morning", seed: "5eed".repeat(16) }
  const times = { closes_at: closesAt, shooting_ends_at: isShot ? closesAt + 120_000 : null }
  const { outcome } = await drawFromSeed({ ...round, ...times }, [])
  return outcome.type === "drawn" ? outcome.drawn : undefined
}

test.each([
  ["gov", "teng_bon_3 tode_3 teng_bon_nha_3 teng_lang_3 teng_bon_2 teng_lang_2 teng_bon_1 teng_lang_1"],
  ["stock", "teng_bon_3 tode_3 teng_bon_2 teng_lang_2 teng_bon_1 teng_lang_1"],
  ["yeekee", "teng_bon_3 tode_3 teng_bon_2 teng_lang_2 teng_bon_1 teng_lang_1"],
  ["yeekee5min", "teng_bon_3 tode_3 teng_bon_2 teng_lang_2 teng_bon_1 teng_lang_1"],
  ["pingpong", "teng_bon_3 tode_3 teng_bon_2 teng_lang_2 teng_bon_1 teng_lang_1"],
] as const)("%s sells %s, and a draw of it lets each of them win", async (group, sold) => {
  expect(offeredBy(betTerms[group]).join(" ")).toBe(sold)
  const drawn = await drawnIn(group)
  expect(drawn).toBeDefined()
  const winners = drawn === undefined ? undefined : winningNumbers(drawn)
  expect(offeredBy(betTerms[group]).filter((option) => !winners?.[option].length)).toEqual([])
})
