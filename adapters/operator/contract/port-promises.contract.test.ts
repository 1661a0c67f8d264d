import type { Identity } from "@fakham/core"
import type { Rounds } from "@fakham/core/lotto"
import type { OrderDesk } from "@fakham/core/order"
import { promisesOf } from "@fakham/core/testing"
import { databaseSources } from "@fakham/stand-in/testing"
import { Effect, Layer } from "effect"
import { afterAll, describe, test } from "vitest"
import { bettingSandbox } from "../testing/betting-sandbox.ts"
import { identitySandbox } from "../testing/identity-sandbox.ts"
import { plainLine, yeekeeOrder } from "../testing/yeekee-order.ts"

const [source] = await databaseSources()
if (source === undefined) throw new Error("no database")
const sandbox = await bettingSandbox(source.fresh)
afterAll(async () => {
  await sandbox.stop()
  await source.clear()
})

const { runtime } = sandbox.somchai
const ports = Layer.succeedContext(await runtime.runPromise(Effect.context<OrderDesk | Rounds>()))

const visitor = await identitySandbox()
afterAll(visitor.stop)
const identity = Layer.succeedContext(await visitor.asked.runtime.runPromise(Effect.context<Identity>()))

describe("the operator's adapters keep what their ports promise", () => {
  const orderDesk = promisesOf.orderDesk({
    desk: ports,
    order: () => yeekeeOrder(plainLine()),
    refused: () => yeekeeOrder(plainLine({ multiply: 90_000 })),
    loseAnswer: () => sandbox.fault("/poy-api/lotteries.yeekee.create", { kind: "afterwards-cut" }),
  })
  const logins = promisesOf.identity({
    identity,
    known: { userName: "somchai88", pin: "Duean69#x" },
    wrongPin: "wrong",
  })
  for (const { says, holds } of [...orderDesk, ...promisesOf.rounds(ports), ...logins]) test(says, holds)
})
