import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { excludes } from "../../poy/options/compatibility.ts"
import { isOption, options } from "../../poy/options/option.ts"
import { linesOf, totals } from "../../poy/totals.ts"
import { draftOfText, textOfDraft } from "../drafts/draft-text.ts"
import { written } from "../drafts/save-draft.ts"
import { bare, begun, bettingAfter, course, steps, thousand } from "../testing/any-course.ts"
import { type Betting, type Play } from "./betting.ts"
import { draftReceived, storedDraft } from "./sync-draft.ts"

test("whatever a player does and the operator changes, no two options that clash are on, and none that is not offered", () => {
  fc.assert(
    fc.property(course, (someCourse) => {
      const wrong = steps(someCourse).flatMap(({ after: { selection, terms } }) =>
        [...selection].filter(
          (one) =>
            [...selection].some((other) => excludes[one].includes(other)) || (isOption(one) && !terms.defaultRate[one]),
        ),
      )
      expect(wrong).toEqual([])
    }),
    thousand,
  )
})

const stakeOf = (lines: ReadonlyArray<{ readonly price: number }>) => lines.reduce((sum, { price }) => sum + price, 0)

const changesOfSlips = (taken: ReturnType<typeof steps>) =>
  taken.flatMap(({ before, after }) => (after.slip === before.slip ? [] : [after]))

test("whatever a player does and the operator changes, lines stay sorted, within their limits and under their shared maximum", () => {
  fc.assert(
    fc.property(course, (someCourse) => {
      for (const { slip } of changesOfSlips(steps(someCourse))) {
        const lines = linesOf(slip)
        const places = lines.map(({ option, number }) => `${options.indexOf(option)}${number}`)
        expect(places).toEqual(places.toSorted())
        expect(lines.filter(({ price, min, max }) => price < min || price > max)).toEqual([])
        const together = [...Map.groupBy(lines, ({ option, number }) => option + number).values()]
        const isOver = (equals: typeof lines) => stakeOf(equals) > Math.min(...equals.map(({ max }) => max))
        expect(together.filter(isOver)).toEqual([])
        const { count, stake } = totals(slip)
        expect([count, stake]).toEqual([lines.length, stakeOf(lines)])
      }
    }),
    thousand,
  )
})

/** Everything that a piece of news names. */
const named = ({ news }: Betting): ReadonlyArray<string> =>
  news === undefined
    ? []
    : [
        ...("keyed" in news ? news.keyed : []),
        ...("left" in news ? news.left.map(({ number }) => number) : []),
        ...("strange" in news ? news.strange : []),
        ...("digits" in news ? [news.digits] : []),
      ]

const broughtBy = ({ type, ...play }: Play): ReadonlyArray<string> =>
  type === "numbers.chosen" && "numbers" in play
    ? play.numbers
    : type === "set.pulled" && "set" in play
      ? play.set.numbers
      : type === "slip.pulled" && "bets" in play
        ? play.bets.map(({ number }) => number)
        : type === "text.read" && "leftOut" in play
          ? [...play.bets.map(({ number }) => number), ...play.leftOut]
          : []

test("a number never disappears in silence: it is in the new batch, still being typed, or named to the player", () => {
  fc.assert(
    fc.property(course, (someCourse) => {
      for (const { before, deed, after } of steps(someCourse)) {
        if (!("play" in deed)) {
          const typed = after.digits === before.digits || named(after).includes(before.digits)
          expect(typed).toBe(true)
          continue
        }
        const added = linesOf(after.slip).filter(({ add }) => add > before.slip.lastAdd)
        const found = new Set([
          ...added.map(({ number }) => number),
          ...(after.news === before.news ? [] : named(after)),
        ])
        expect(broughtBy(deed.play).filter((number) => !found.has(number))).toEqual([])
        if (deed.play.type === "digit.pressed") {
          const { digit } = deed.play
          const stillTyped = after.digits === before.digits + digit && digit !== ""
          const isIn = after.news !== before.news || added.length > 0
          expect(stillTyped || isIn).toBe(true)
          if (!stillTyped && added.length === 0) expect([...found].join()).toContain(digit)
        }
        if (deed.play.type === "option.tapped" && after.digits !== before.digits)
          expect(named(after)).toContain(before.digits)
      }
    }),
    thousand,
  )
})

test("no line goes without the player undoing, clearing or being told", () => {
  fc.assert(
    fc.property(course, (someCourse) => {
      for (const { before, deed, after } of steps(someCourse)) {
        const kinds = ["batch.undone", "slip.cleared"]
        if (
          after.slip.entries.length >= before.slip.entries.length ||
          ("play" in deed && kinds.includes(deed.play.type))
        )
          continue
        expect(after.news !== before.news && named(after).length).toBeGreaterThanOrEqual(
          before.slip.entries.length - after.slip.entries.length,
        )
      }
    }),
    thousand,
  )
})

test("what is kept as a draft and recalled on the same terms is the same slip, batch by batch", () => {
  fc.assert(
    fc.property(course, ([limits, deeds]) => {
      const betting = deeds.reduce(bettingAfter, begun(limits))
      const draft = Result.getOrThrow(draftOfText(textOfDraft(storedDraft(written(betting)))))
      const other = { ...begun(limits), terms: betting.terms }
      const recalled: Betting = { ...other, ...draftReceived(other, draft) }
      expect(linesOf(recalled.slip).map(bare)).toEqual(linesOf(betting.slip).map(bare))
      const one = bettingAfter(betting, { play: { type: "batch.undone" } })
      const same = bettingAfter(recalled, { play: { type: "batch.undone" } })
      expect(linesOf(same.slip).map(bare)).toEqual(linesOf(one.slip).map(bare))
    }),
    thousand,
  )
})
