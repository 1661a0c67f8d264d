import { createServer } from "node:http"
import { phaseAt, Rounds } from "@fakham/core/lotto"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { httpRounds } from "./lotto/http-rounds.ts"
import { makeOperatorClock } from "./server-clock.ts"
import { clientAt } from "./testing/asking.ts"
import { listening } from "./testing/listening.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const minute = 60_000

describe.each(sources)("the operator's clock over the wire, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh)
  })
  afterAll(() => operator.stop())

  const moved = (offsetSeconds: number) => operator.post("/__sandbox/clock", { offsetSeconds })
  /** A phone that is an hour slow, and looks at a round. */
  const phone = () => {
    const clock = makeOperatorClock(() => Date.now() - 60 * minute)
    const client = clientAt({ origin: operator.origin, token: () => undefined }).timing(clock)
    const round = Rounds.use((rounds) => rounds.one("yeekee-2026-11-20-26")).pipe(Effect.provide(httpRounds(client)))
    return { clock, client, look: () => Effect.runPromise(round) }
  }
  const at = (moment: string) => Math.round((Date.parse(`2026-11-20T${moment}+07:00`) - Date.now()) / 1_000)

  it("shows a right countdown to a phone that is an hour slow", async () => {
    await moved(at("12:05:00"))
    const { clock, look } = phone()
    const { closesAt } = await look()
    const left = closesAt - clock.now()
    expect(left).toBeGreaterThan(9 * minute)
    expect(left).toBeLessThanOrEqual(10 * minute + 1_000)
  })

  it("follows an operator whose clock moves while the page is open", async () => {
    await moved(at("12:05:00"))
    const { clock, client, look } = phone()
    const before = await look()
    expect(phaseAt(before, clock.now())).toBe("open")
    let corrected = 0
    clock.subscribe(() => corrected++)

    await moved(at("12:16:00"))
    await Effect.runPromise(clock.ask(client))
    expect(corrected).toBeGreaterThan(0)
    expect(phaseAt(before, clock.now())).toBe("closed")
  })
})

it("is not learnt from whoever answers in the place of an operator that is away", async () => {
  const gateway = createServer((_, answer) =>
    answer.writeHead(502, { date: "Sun, 22 Nov 2026 17:00:00 GMT" }).end("{}"),
  )
  const origin = await listening(gateway)
  const clock = makeOperatorClock(() => Date.parse("2026-11-20T05:00:00Z"))
  await Effect.runPromiseExit(clock.ask(clientAt({ origin, token: () => undefined }).timing(clock)))
  gateway.close()
  expect(new Date(clock.now()).toISOString()).toBe("2026-11-20T05:00:00.000Z")
})
