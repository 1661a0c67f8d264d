import { faultsOfAssertion } from "../spec/check-line.ts"
import { levelOf } from "./levels.ts"
import type { Requirement } from "./read-security.ts"

/** What is wrong with a requirement: too long, without a reason, or naming a test that `npm test` does not run. */
export const requirementFaults = ({ says, verdict, why, tests }: Requirement): ReadonlyArray<string> => [
  ...(says.split(" ").length > 12 ? ["it is told in more than twelve words"] : []),
  ...(verdict === "met" && tests.length === 0 ? ["no test shows it"] : []),
  ...(verdict !== "met" && why === "" ? ["no reason is given"] : []),
  ...tests.flatMap(faultsOfAssertion),
]

/** Which requirements of the first two levels are left out, told twice, or none of them. */
export const gapsIn = (listed: ReadonlyArray<string>): ReadonlyArray<string> => {
  const wanted = [...levelOf].flatMap(([number, level]) => (level < 3 ? [number] : []))
  return [
    ...wanted.filter((number) => !listed.includes(number)).map((number) => `${number} is left out`),
    ...listed.filter((number) => !wanted.includes(number)).map((number) => `${number} is none of level 1 or 2`),
    ...listed.filter((number, at) => listed.indexOf(number) !== at).map((number) => `${number} is told twice`),
  ]
}
