import { type Assertion, inTest } from "../spec/spec-line.ts"

/** A requirement of ASVS in our words, and how the site stands to it. */
export type Requirement = {
  readonly number: string
  readonly says: string
  readonly verdict: "met" | "partly" | "not met" | "not ours" | "deviation"
  /** What is missing, whose it is, or what the product demands instead. */
  readonly why: string
  readonly tests: ReadonlyArray<Assertion>
}

export type Chapter = {
  readonly heading: string
  readonly requirements: ReadonlyArray<Requirement>
  /** Numbers of requirements about what this site does not have, by reason. */
  readonly absent: Readonly<Record<string, string>>
}

export const absentIn = ({ absent }: Chapter): ReadonlyArray<string> =>
  Object.values(absent).flatMap((numbers) => numbers.split(" "))

type Tests = ReadonlyArray<Assertion>

/** The tests of a file, by title. */
export const testsOf =
  (file: string) =>
  (title: string): Assertion =>
    inTest(file, title)()

export const met = (number: string, says: string, ...tests: Tests): Requirement => ({
  number,
  says,
  verdict: "met",
  why: "",
  tests,
})

const because =
  (verdict: Requirement["verdict"]) =>
  (number: string, says: string, why: string, ...tests: Tests): Requirement => ({ number, says, verdict, why, tests })

export const partly = because("partly")
export const notMet = because("not met")
export const notOurs = because("not ours")
export const deviates = because("deviation")
