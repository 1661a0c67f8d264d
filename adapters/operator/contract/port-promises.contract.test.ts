import type { Rounds } from "@fakham/core/lotto"
import { baht } from "@fakham/core/money"
import type { OrderDesk, PoyOrder } from "@fakham/core/order"
import { promisesOf } from "@fakham/core/testing"
import { databaseSources } from "@fakham/stand-in/testing"
import { Effect, Layer } from "effect"
import { afterAll, describe, test } from "vitest"
import { bettingSandbox } from "../testing/betting-sandbox.ts"

const [source] = await databaseSources()
if (source === undefined) throw new Error("no database")
const sandbox = await bettingSandbox(source.fresh)
afterAll(async () => {
  await sandbox.stop()
  await source.clear()
})

const order = (multiply = 85_000): PoyOrder => ({
  kind: "poy",
  betGroup: "yeekee",
  betId: "yeekee-2026-11-20-26",
  betType: "yeekee_26",
  betName: "ยี่กี รอบที่ 26",
  lines: [
    { option: "teng_bon_3", number: "123", ref: 0, add: 1, price: baht(1), min: baht(1), max: baht(500), multiply },
  ],
})

const { runtime } = sandbox.somchai
const ports = Layer.succeedContext(await runtime.runPromise(Effect.context<OrderDesk | Rounds>()))

describe("the operator's adapters keep what their ports promise", () => {
  const orderDesk = promisesOf.orderDesk({
    desk: ports,
    order: () => order(),
    refused: () => order(90_000),
    loseAnswer: () => sandbox.fault("/poy-api/lotteries.yeekee.create", { kind: "afterwards-cut" }),
  })
  for (const { says, holds } of [...orderDesk, ...promisesOf.rounds(ports)]) test(says, holds)
})
