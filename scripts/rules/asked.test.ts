import { expect, test } from "vitest"
import { asked, commandOf } from "./asked.ts"

const chosen = () => 2_026
const usual = { folder: "core", runs: 1_000, seed: 2_026, only: undefined, replay: undefined }

test("nothing asked means all properties of core, a thousand times, under a seed that is told", () => {
  expect(asked([], chosen)).toEqual(usual)
  expect(commandOf(usual)).toBe("npm run rules -- --runs 1000 --seed 2026")
})

test("every wish is read, and written so that a shell reads it back", () => {
  const wish = { folder: "core", runs: 1_000, seed: -7, only: "a bet", replay: { part: 2, path: "14:0:1" } }
  expect(asked(["--seed=-7", "--only", "a bet", "--path", "2@14:0:1"], chosen)).toEqual(wish)
  expect(commandOf(wish)).toBe('npm run rules -- --seed=-7 --only "a bet" --path 2@14:0:1')
  expect(commandOf({ ...usual, only: `it's "$5"`, folder: "adapters" })).toBe(
    `npm run rules -- --runs 1000 --seed 2026 --only 'it'\\''s "$5"' --in "adapters"`,
  )
})

test.each([
  [["--runs", "none"], "--runs wants a whole number from 1"],
  [["--runs", "0"], "--runs wants a whole number from 1"],
  [["--seed", "99999999999"], "--seed wants a whole number of 32 bits"],
  [["--path", "first"], "--path wants numbers and colons, such as 14:0:1"],
  [["--path", "1:2"], "--path leads to a case only with --seed and the whole sentence in --only"],
])("%j is answered with what the command takes", (args, answer) => {
  expect(asked(args, chosen)).toBe(answer)
})
