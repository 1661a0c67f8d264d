import { makePlayer } from "@fakham/core/identity"
import { Balance, MoneyFeed } from "@fakham/core/site"
import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import * as v from "valibot"
import { afterAll, expect, test, vi } from "vitest"
import { createActor } from "xstate"
import { httpBalance, httpPlayerRecord } from "../first-calls.ts"
import { clientAt } from "../testing/asking.ts"
import { pusherMoney } from "./index.ts"
import { sandboxThatComesAndGoes } from "./testing/sandbox.ts"

const Rounds = v.object({ data: v.array(v.object({ betId: v.string(), betGroup: v.string() })) })
const somchai = "5a9d0000-0000-4000-8000-000000000001"
const operator = await sandboxThatComesAndGoes()
afterAll(operator.clear)

test("money that moved while the line was cut is right by one question after the line is back", async () => {
  const token = await operator.tokenOf("somchai88", "Duean69#x")
  const client = clientAt({ origin: operator.origin, token: () => token })
  let asked = 0
  const counted = Layer.effect(
    Balance,
    Effect.map(Balance, ({ balance }) => ({
      balance: () => Effect.tap(balance(), () => Effect.sync(() => void asked++)),
    })),
  ).pipe(Layer.provide(httpBalance(client)))
  const ports = Layer.mergeAll(
    httpPlayerRecord(client),
    counted,
    pusherMoney({ origin: operator.origin, key: "fakham-demo", channel: "{uuid}" }, client),
  )
  const runtime = ManagedRuntime.make(ports)
  // Without news the balance would be asked for again and again; here the one question of the line must do.
  const player = createActor(makePlayer(runtime, { pollEvery: 3_600_000 })).start()
  const cash = () => player.getSnapshot().context.player?.cash
  const rests = () => expect.poll(() => player.getSnapshot().value).toBe("loaded")
  const feed = () => player.getSnapshot().context.feed
  const news = Stream.unwrap(MoneyFeed.use((money) => Effect.succeed(money.newsOf(somchai))))
  runtime.runFork(Stream.runForEach(news, (item) => Effect.sync(() => player.send(item))))
  await expect.poll(feed).toBe("found")
  await rests()
  expect(cash()).toBe(1_248_050)

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  await operator.goes()
  await expect.poll(feed).toBe("lost")
  await expect.poll(() => player.getSnapshot().value).not.toBe("loadingBalance")
  asked = 0
  await operator.comesBack()
  const { data } = v.parse(Rounds, await (await fetch(`${operator.origin}/poy-api/bet-lists.latest`)).json())
  const betId = data.find(({ betGroup }) => betGroup === "gov")?.betId
  const poy = [{ option: "teng_bon_3", number: "123", price: 100, multiply: 900 }]
  const placed = await operator.post("/poy-api/lotteries.gov.create", { betId, poy }, token)
  expect(placed.status).toBe(200)
  expect(cash()).toBe(1_248_050)
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.poll(feed).toBe("found")
  await rests()
  vi.useRealTimers()
  expect(cash()).toBe(1_238_050)
  expect(asked).toBe(1)
  player.stop()
  await runtime.dispose()
})
