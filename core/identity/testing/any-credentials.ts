import fc from "fast-check"
import type { NewPinFault } from "../pin/pin.ts"

const from = (characters: string) => fc.constantFrom(...Array.from(characters))
const lower = "abcdefghijklmnopqrstuvwxyz"
const digits = "0123456789"
const signs = "!#$%&*+-./:;=?@_~"

/** The next letter of the alphabet takes the place of one that would stand too often in a row. */
const withoutRuns = (characters: ReadonlyArray<string>): string => {
  let text = ""
  for (const character of characters) {
    const most = text.length === 3 ? 3 : 4
    const runs = text.length >= most && text.endsWith(character.repeat(most))
    text += runs ? (lower[(lower.indexOf(character) + 1) % lower.length] ?? "a") : character
  }
  return text
}

/** A username that can be chosen; short ones and ones just inside the rule of repeats come often. */
export const anyUsername: fc.Arbitrary<string> = fc.oneof(
  fc.array(from(lower + digits), { minLength: 6, maxLength: 12 }).map(withoutRuns),
  fc.array(from("a0"), { minLength: 6, maxLength: 30 }).map(withoutRuns),
)

export type WrongUsername = {
  readonly text: string
  readonly wrong: "empty" | "short" | "capital" | "sign" | "fiveInARow" | "sameFirstFour" | "notLatin"
}

const damaged = (wrong: WrongUsername["wrong"], damage: (name: string) => string) =>
  anyUsername.map((name): WrongUsername => ({ text: damage(name), wrong }))

/** A username that cannot be chosen, and the one thing that is wrong with it. */
export const anyWrongUsername: fc.Arbitrary<WrongUsername> = fc.oneof(
  fc.constant<WrongUsername>({ text: "", wrong: "empty" }),
  damaged("short", (name) => name.slice(0, 5)),
  damaged("capital", (name) => `${name}A`),
  damaged("sign", (name) => `${name.slice(0, 3)}.${name.slice(3)}`),
  damaged("fiveInARow", (name) => `${name}x1zzzzz`),
  damaged("sameFirstFour", (name) => `7777a${name}`),
  damaged("notLatin", (name) => `${name}ก`),
)

const kinds = { uppercase: lower.toUpperCase(), lowercase: lower, digit: digits, special: signs } as const
type Kind = keyof typeof kinds

const mixed = (parts: ReadonlyArray<fc.Arbitrary<ReadonlyArray<string>>>) =>
  fc
    .tuple(...parts)
    .map((all) => all.flat())
    .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
    .map((all) => all.join(""))

const anyOf = (kind: Kind, minLength: number, maxLength: number) =>
  fc.array(from(kinds[kind]), { minLength, maxLength })
const different = (kind: Kind, minLength: number, maxLength: number) =>
  fc.uniqueArray(from(kinds[kind]), { minLength, maxLength })

/** A PIN that can be chosen: 8 to 30 characters of every kind, at least five of them different. */
export const anyPin: fc.Arbitrary<string> = mixed([
  different("lowercase", 2, 6),
  anyOf("uppercase", 2, 8),
  anyOf("digit", 2, 8),
  anyOf("special", 2, 8),
])

export type RejectedPin = { readonly pin: string; readonly wrong: NewPinFault }

const every = ["uppercase", "lowercase", "digit", "special"] as const

/** A PIN that cannot be chosen, and why; those that miss one kind of character have the right length. */
export const anyWrongPin: fc.Arbitrary<RejectedPin> = fc.oneof(
  fc.constant<RejectedPin>({ pin: "", wrong: "required" }),
  anyPin.map((pin): RejectedPin => ({ pin: pin.slice(0, 7), wrong: "tooShort" })),
  anyPin.map((pin): RejectedPin => ({ pin: pin.padEnd(31, "aB1!"), wrong: "tooLong" })),
  fc
    .constantFrom(...every)
    .chain((missing) => mixed(every.filter((kind) => kind !== missing).map((kind) => different(kind, 3, 8))))
    .map((pin): RejectedPin => ({ pin, wrong: "invalid" })),
  fc.integer({ min: 2, max: 7 }).map((times): RejectedPin => ({ pin: "aB1!".repeat(times), wrong: "tooWeak" })),
)
