import type { KeypadChoice } from "@fakham/core/betting"
import type { BetGroup } from "@fakham/core/lotto"
import { satang } from "@fakham/core/money"
import { isOption } from "@fakham/core/poy"
import * as v from "valibot"
import { parsedJson } from "../json-text.ts"
import { pageStorage, type TextStorage } from "../page-storage.ts"

const Stored = v.pipe(
  v.object({
    options: v.pipe(v.array(v.pipe(v.string(), v.check(isOption))), v.minLength(1)),
    price: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(satang))),
  }),
)

/** What a player last bet with in each group, remembered by the browser. */
export const storedKeypadChoices = (player: string | undefined, storage: TextStorage = pageStorage()) => {
  const nameOf = (group: BetGroup) => `fakham.keypad.${player ?? "guest"}.${group}`
  return {
    recall: (group: BetGroup): KeypadChoice | undefined => {
      const stored = v.safeParse(Stored, parsedJson(storage.read(nameOf(group))))
      return stored.success
        ? { options: stored.output.options.filter(isOption), price: stored.output.price }
        : undefined
    },
    remember: (group: BetGroup, { options, price }: KeypadChoice): void => {
      if (options.length > 0) storage.write(nameOf(group), JSON.stringify({ options, price }))
    },
  }
}
