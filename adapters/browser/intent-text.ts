import { betGroups, gov4dVariants } from "@fakham/core/lotto"
import { satang } from "@fakham/core/money"
import type { Intent } from "@fakham/core/order"
import { options } from "@fakham/core/poy"
import * as v from "valibot"

/** An intent as it is kept, and whether it has become a slip. */
export type KeptIntent = { readonly intent: Intent; readonly placed: boolean }

/** Texts of another make are not understood. */
const make = 1

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Money = v.pipe(whole, v.transform(satang))
const Name = v.pipe(v.string(), v.minLength(1))

const Line = v.pipe(
  v.strictTuple([
    v.picklist(options),
    v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
    Money,
    Money,
    Money,
    whole,
    whole,
    whole,
  ]),
  v.transform(([option, number, price, min, max, multiply, ref, add]) => ({
    option,
    number,
    price,
    min,
    max,
    multiply,
    ref,
    add,
  })),
)
const SetLine = v.pipe(
  v.strictTuple([v.pipe(v.string(), v.regex(/^\d{4}$/)), v.pipe(whole, v.minValue(1))]),
  v.transform(([number, sets]) => ({ number, sets })),
)
const Order = v.variant("kind", [
  v.object({
    kind: v.literal("poy"),
    betId: Name,
    betName: v.string(),
    betGroup: v.picklist(betGroups.filter((group) => group !== "gov4d")),
    betType: v.string(),
    lines: v.array(Line),
  }),
  v.object({
    kind: v.literal("sets"),
    betId: Name,
    betName: v.string(),
    betGroup: v.literal("gov4d"),
    variant: v.picklist(gov4dVariants),
    lines: v.array(SetLine),
  }),
])
const Kept = v.object({
  make: v.literal(make),
  placed: v.boolean(),
  intent: v.object({
    key: Name,
    draftId: Name,
    order: Order,
    madeAt: v.number(),
    sentAt: v.number(),
    isByOperator: v.boolean(),
  }),
})

/** An intent as a text that a browser can keep; a long order is kept short. */
export const textOfIntent = ({ intent, placed }: KeptIntent): string => {
  const { order } = intent
  const lines =
    order.kind === "poy"
      ? order.lines.map(({ option, number, price, min, max, multiply, ref, add }) => [
          option,
          number,
          price,
          min,
          max,
          multiply,
          ref,
          add,
        ])
      : order.lines.map(({ number, sets }) => [number, sets])
  return JSON.stringify({ make, placed, intent: { ...intent, order: { ...order, lines } } })
}

/** Reads what a browser kept; anything may stand there. */
export const intentOfText = (text: string): KeptIntent | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text)
  return read.success ? read.output : undefined
}
