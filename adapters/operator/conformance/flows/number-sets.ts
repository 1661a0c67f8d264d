import { numberSetsAll, numberSetsCreate, numberSetsDelete, numberSetsUpdate } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"

/** A set of numbers that is kept, changed and dropped. */
export const playNumberSets = async ({ take, takeAnswer, refuse, check }: VisitPart): Promise<void> => {
  const set = { name: "conformance", options: ["teng_bon_2"], numbers: ["12", "21"] }
  const { data: made, answer } = await takeAnswer("a set of numbers is kept", numberSetsCreate, set)
  check("a set has the numbers that were sent", made.numbers.toSorted().join() === "12,21", answer, made.numbers.join())
  const changed = await take("a set of numbers is changed", numberSetsUpdate, { ...set, id: made.id, numbers: ["34"] })
  check("a changed set has the new numbers", changed.numbers.join() === "34", answer, changed.numbers.join())
  const all = await take("sets of numbers are listed", numberSetsAll, {})
  const listed = all.find(({ id }) => id === made.id)
  check("the list has the set as it was changed", listed?.numbers.join() === "34", answer, `${listed?.numbers.join()}`)
  await take("a set of numbers is dropped", numberSetsDelete, { id: made.id })
  const left = await take("sets of numbers are listed again", numberSetsAll, {})
  check("a set that was dropped is gone", !left.some(({ id }) => id === made.id), answer, "it is still listed")
  await refuse("a set that is not there is not changed", numberSetsUpdate, { ...set, id: "no-such-set" })
}
