import type { KeypadChoice } from "@fakham/core/betting"
import type { BetGroup } from "@fakham/core/lotto"
import { satang } from "@fakham/core/money"
import { isOption } from "@fakham/core/poy"
import * as v from "valibot"
import { parsedJson } from "../json-text.ts"
import { type Memory, pageMemory } from "../memory.ts"

const Stored = v.pipe(
  v.object({
    options: v.pipe(v.array(v.pipe(v.string(), v.check(isOption))), v.minLength(1)),
    price: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(satang))),
  }),
)

/** What a player last bet with in each group, remembered by the browser. */
export const storedKeypadChoices = (player: string | undefined, memory: Memory = pageMemory()) => {
  const nameOf = (group: BetGroup) => `fakham.keypad.${player ?? "guest"}.${group}`
  return {
    recall: (group: BetGroup): KeypadChoice | undefined => {
      const stored = v.safeParse(Stored, parsedJson(memory.read(nameOf(group))))
      return stored.success
        ? { options: stored.output.options.filter(isOption), price: stored.output.price }
        : undefined
    },
    remember: (group: BetGroup, { options, price }: KeypadChoice): void => {
      if (options.length > 0) memory.write(nameOf(group), JSON.stringify({ options, price }))
    },
  }
}
