import { expect, test } from "vitest"
import { inTheLobby, noon, yeekeeId } from "../testing/in-the-lobby.ts"

test("while the feed is lost the lobby asks every fifteen seconds, and stops when it is found again", async () => {
  const { asked, lobby, operator, losesFeed, pass, data, until } = inTheLobby()
  await data("upToDate")
  await losesFeed()
  await until((seen) => seen.hasTag("feedLost") && seen.matches({ running: { data: "upToDate" } }))
  const questions = asked()
  pass(14_999)
  expect(asked()).toBe(questions)
  pass(1)
  await until(() => asked() === questions + 1)
  await until((seen) => seen.matches({ running: { data: "upToDate" } }))
  operator.findFeed()
  await data("upToDate")
  expect(lobby.getSnapshot().hasTag("feedLost")).toBe(false)
  const last = asked()
  pass(25_000)
  expect(asked()).toBe(last)
})

test("of many lobbies that lose the feed in one moment each asks at a moment of its own, within fifteen seconds", async () => {
  const { asked, losesFeed, pass, data, until } = inTheLobby({ random: () => 0.75 })
  await data("upToDate")
  const questions = asked()
  await losesFeed()
  pass(11_248)
  expect(asked()).toBe(questions)
  pass(1)
  await until((seen) => seen.matches({ running: { data: "upToDate" } }))
  expect(asked()).toBe(questions + 1)
})

test("what is known stays on show while the operator is away, and it is asked until it answers", async () => {
  const { lobby, operator, losesFeed, pass, data, until } = inTheLobby()
  await data("upToDate")
  operator.becomes("away")
  await losesFeed()
  await until((seen) => seen.hasTag("failed"))
  expect(lobby.getSnapshot().context.rounds?.length).toBe(396)
  operator.becomes("answers")
  pass(15_000)
  await until((seen) => seen.matches({ running: { data: "upToDate" } }))
})

test("who asks for the rounds while they cannot be read does not wait for the next question", async () => {
  const { lobby, operator, until, asked } = inTheLobby({ isAway: true })
  await until((seen) => seen.hasTag("failed"))
  const questions = asked()
  operator.becomes("answers")
  lobby.send({ type: "retry.requested" })
  await until((seen) => seen.matches({ running: { data: "upToDate" } }))
  expect(asked()).toBe(questions + 1)
  lobby.send({ type: "retry.requested" })
  expect(lobby.getSnapshot().matches({ running: { data: "upToDate" } })).toBe(true)
})

test("before the first answer nothing is known, and no round is made up", async () => {
  const { lobby, until } = inTheLobby({ isAway: true })
  expect(lobby.getSnapshot().context.rounds).toBeUndefined()
  await until((seen) => seen.hasTag("failed"))
  expect(lobby.getSnapshot().context.rounds).toBeUndefined()
})

test("a player whom the operator no longer knows is told so, and the feed is left", async () => {
  const { operator, pass, data, until } = inTheLobby()
  await data("upToDate")
  operator.becomes("unauthorized")
  operator.announce({ type: "round.cancelled", betId: yeekeeId(30) })
  await data("throttled")
  pass(1_000)
  expect((await until((seen) => seen.status === "done")).value).toBe("unauthorized")
  await expect.poll(operator.subscribers).toBe(0)
})

test.each([
  ["an ending", { type: "round.cancelled", betId: yeekeeId(40) }, { outcome: { type: "cancelled" } }],
  [
    "a move",
    { type: "round.moved", betId: yeekeeId(40), closesAt: noon + 5_000, resultAt: noon + 90_000 },
    { closesAt: noon + 5_000, resultAt: noon + 90_000 },
  ],
] as const)("%s that overtakes an answer is not undone by it: the lobby asks anew", async (_, news, change) => {
  const { asked, operator, pass, data, round, until } = inTheLobby()
  await data("upToDate")
  const letGo = operator.holdAnswers()
  operator.loseFeed()
  operator.findFeed()
  await data("loading")
  const questions = asked()
  operator.announce(news)
  await data("throttled")
  letGo()
  expect(round(yeekeeId(40))).toMatchObject(change)
  pass(1_000)
  await until(() => asked() === questions + 1)
  await data("upToDate")
  expect(round(yeekeeId(40))).toMatchObject(change)
})

test("leaving the lobby leaves the feed, and an answer that comes then changes nothing", async () => {
  const { lobby, operator, until } = inTheLobby()
  const letGo = operator.holdAnswers()
  await until((seen) => seen.matches({ running: { feed: "found" } }))
  lobby.stop()
  letGo()
  await expect.poll(operator.subscribers).toBe(0)
  expect(lobby.getSnapshot().context.rounds).toBeUndefined()
})

test("an answer that was asked for before the feed stood is shown as it comes, and what it could not tell is asked for", async () => {
  const { asked, lobby, operator, losesFeed, data, round, until } = inTheLobby()
  await data("upToDate")
  const [questions, readAnew] = [asked(), Promise.withResolvers<boolean>()]
  const letGo = operator.holdAnswers()
  await losesFeed()
  await until((seen) => seen.matches({ running: { data: { loading: "inTime" }, feed: "lost" } }))
  operator.announce({ type: "round.cancelled", betId: yeekeeId(30) })
  operator.findFeed()
  await until((seen) => seen.matches({ running: { data: { loading: "early" } } }))
  expect(asked()).toBe(questions + 1)
  lobby.subscribe((seen) => {
    if (seen.matches({ running: { data: { loading: "inTime" } } }))
      readAnew.resolve(round(yeekeeId(30), seen)?.outcome === undefined)
  })
  letGo()
  expect(await readAnew.promise).toBe(true)
  await data("upToDate")
  expect([asked(), round(yeekeeId(30))?.outcome]).toEqual([questions + 2, { type: "cancelled" }])
})
