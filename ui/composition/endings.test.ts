import type { ResultChoice, Round, RoundResult } from "@fakham/core/lotto"
import { roundsNamedBy } from "@fakham/core/testing"
import { expect, test } from "vitest"
import { followEnding, followNewEndings } from "./endings.ts"

const day = "2026-11-20"
const [first, second] = roundsNamedBy(day).filter(({ betGroup }) => betGroup === "pingpong")
if (first === undefined || second === undefined) throw new Error("too few rounds that day")
const cancelled = <One extends Round>(round: One) => ({ ...round, outcome: { type: "cancelled" } as const })
const resultOf = (round: Round): RoundResult => ({ ...cancelled(round), prizes: undefined })

/** A lobby that knows of these rounds, and is told of others. */
const lobbyOf = (...rounds: ReadonlyArray<Round>) => {
  const hearing = new Set<(snapshot: { readonly context: Lobby }) => void>()
  type Lobby = {
    readonly rounds: ReadonlyArray<Round> | undefined
    readonly seenAt: number
    readonly readAt: number | undefined
  }
  let context: Lobby = { rounds, seenAt: 0, readAt: undefined }
  return {
    getSnapshot: () => ({ context }),
    subscribe: (hear: (snapshot: { readonly context: Lobby }) => void) => {
      hearing.add(hear)
      return { unsubscribe: () => void hearing.delete(hear) }
    },
    becomes: (...now: ReadonlyArray<Round>) => {
      context = { ...context, rounds: now }
      for (const hear of hearing) hear({ context })
    },
    followers: () => hearing.size,
  }
}

const archiveOf = (...results: ReadonlyArray<Round>) => {
  const choice: ResultChoice = { type: "day", betGroup: "pingpong", dt: day }
  return { getSnapshot: () => ({ context: { choice, shown: { results: results.map(resultOf) } } }) }
}

test("an ending that the archive does not tell is announced, at once and whenever the lobby changes, until it does", () => {
  const lobby = lobbyOf(cancelled(first), second)
  let announced = 0
  followNewEndings(lobby, archiveOf(first))(() => void (announced += 1))
  expect(announced).toBe(0)
  lobby.becomes(cancelled(first), cancelled(second))
  lobby.becomes(cancelled(second))
  expect(announced).toBe(2)
  followNewEndings(lobby, archiveOf(first))(() => void (announced += 1))
  expect(announced).toBe(3)
})

test("while nothing is on show yet, nothing is announced", () => {
  const { choice } = archiveOf().getSnapshot().context
  let announced = 0
  const asked = { getSnapshot: () => ({ context: { choice, shown: undefined } }) }
  followNewEndings(lobbyOf(cancelled(first)), asked)(() => void (announced += 1))
  expect(announced).toBe(0)
})

test("the ending of one round is announced once, and never that of another, until it is left", () => {
  const lobby = lobbyOf(first, second)
  let announced = 0
  const leave = followEnding(lobby, second.betId)(() => void (announced += 1))
  lobby.becomes(cancelled(first), second)
  expect(announced).toBe(0)
  lobby.becomes(cancelled(first), cancelled(second))
  lobby.becomes(cancelled(second))
  expect(announced).toBe(1)
  leave()
  expect(lobby.followers()).toBe(0)
})
