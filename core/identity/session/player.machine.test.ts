import { Effect } from "effect"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { lateAnswer, silence, troubledWay } from "../../operator/testing/trouble.ts"
import { somchaisRecord } from "../testing/somchai.ts"
import { startPlayer } from "./testing/players.ts"

test("the page waits until the player is known", async () => {
  const player = startPlayer()
  expect(player.getSnapshot().hasTag("waiting")).toBe(true)
  const known = await waitFor(player, (now) => now.matches("loaded"))
  expect(known.hasTag("waiting")).toBe(false)
  expect(known.context.player?.name).toBe("สมชาย ใจดี")
})

test("a player whose record cannot be read is tried again when asked", async () => {
  let asked = 0
  const player = startPlayer(
    Effect.suspend(() => {
      asked += 1
      return asked === 1 ? Effect.fail(new Unreachable({})) : Effect.succeed(somchaisRecord)
    }),
  )
  await waitFor(player, (now) => now.matches("failed"))
  player.send({ type: "retry.requested" })
  await waitFor(player, (now) => now.matches("loaded"))
  expect(asked).toBe(2)
})

test("a player whom the operator disowns, at first or when counting, is at an end", async () => {
  const atFirst = startPlayer(Effect.fail(new Unauthorized()))
  await waitFor(atFirst, (now) => now.status === "done")
  const later = startPlayer(undefined, Effect.fail(new Unauthorized()))
  await waitFor(later, (now) => now.matches("loaded"))
  later.send({ type: "balance.invalidated" })
  expect((await waitFor(later, (now) => now.status === "done")).value).toBe("unauthorized")
})

test("what the player has saved about themselves is on show at once, and counting goes on beside it", async () => {
  const player = startPlayer()
  await waitFor(player, (now) => now.matches("loaded"))
  player.send({ type: "balance.invalidated" })
  player.send({ type: "profile.changed", change: { name: "สมชาย ใจงาม", phoneNumber: "0812224471" } })
  expect(player.getSnapshot().value).toBe("loadingBalance")
  expect((await waitFor(player, (now) => now.matches("loaded"))).context.player).toEqual({
    ...somchaisRecord,
    name: "สมชาย ใจงาม",
    phoneNumber: "0812224471",
    cash: 9_900,
  })
})

test("a count that another doubt replaces is given up, and its late answer changes nothing", async () => {
  const silent = silence()
  const late = lateAnswer()
  const way = troubledWay()
  way.meets(silent.trouble, late.trouble)
  let held = baht(99)
  const player = startPlayer(undefined, way.along(Effect.sync(() => held)))
  await waitFor(player, (now) => now.matches("loaded"))
  player.send({ type: "balance.invalidated" })
  player.send({ type: "balance.invalidated" })
  await silent.givenUp
  player.send({ type: "balance.invalidated" })
  await waitFor(player, (now) => now.matches("loaded"))
  held = baht(1)
  await late.letGo()
  expect(player.getSnapshot().context.player?.cash).toBe(9_900)
})

test("a record that is read after the player has gone makes nobody known", async () => {
  const silent = silence()
  const late = lateAnswer()
  const way = troubledWay()
  way.meets(silent.trouble, late.trouble)
  const record = way.along(Effect.succeed(somchaisRecord))
  startPlayer(record).stop()
  await silent.givenUp
  const player = startPlayer(record)
  player.stop()
  await late.letGo()
  expect(player.getSnapshot().context.player).toBeUndefined()
})
