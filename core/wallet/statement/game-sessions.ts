import type { Transaction } from "./statement.ts"
import { groupOf } from "./statement.ts"

type Entry = Transaction & { readonly detail: string }

/** What is played of one game with no longer pause than this is one session. */
const longestPause = 30 * 60_000

/** Fewer entries than these are easier to read one by one. */
const leastFolded = 3

/** Whether an entry of a game goes on with the one that was after it. */
const goesOn = (later: Entry, earlier: Entry) =>
  groupOf(later.transactionType) === "games" &&
  groupOf(earlier.transactionType) === "games" &&
  earlier.detail !== "" &&
  earlier.detail === later.detail &&
  later.createdAt - earlier.createdAt <= longestPause

/** A statement's entries, the latest first, each by itself but for those of one session of a game, which stand together. */
export const inSessions = <Row extends Entry>(entries: ReadonlyArray<Row>): ReadonlyArray<ReadonlyArray<Row>> => {
  const runs: Array<Array<Row>> = []
  for (const entry of entries) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && goesOn(last, entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run) => (run.length < leastFolded ? run.map((entry) => [entry]) : [run]))
}
