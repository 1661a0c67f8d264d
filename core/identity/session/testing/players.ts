import { Effect, Layer, ManagedRuntime } from "effect"
import { createActor, waitFor } from "xstate"
import { baht } from "../../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../../operator/failures.ts"
import { Balance } from "../../../site/live/balance.port.ts"
import { operatorThatKeepsCash } from "../../../site/live/testing/connection-and-cash.ts"
import { handClock } from "../../../testing/clock.ts"
import { type Player, PlayerRecord } from "../../player.ts"
import { somchaisRecord } from "../../testing/somchai.ts"
import { makePlayer } from "../player.machine.ts"

type Read = Effect.Effect<Player, Unauthorized | Unreachable>

type BalanceRead = Effect.Effect<Player["cash"], Unauthorized | Unreachable>

export const startPlayer = (
  read: Read = Effect.succeed(somchaisRecord),
  balance: BalanceRead = Effect.succeed(baht(99)),
) =>
  createActor(
    makePlayer(
      ManagedRuntime.make(
        Layer.merge(
          Layer.succeed(PlayerRecord, { read: () => read }),
          Layer.succeed(Balance, { balance: () => balance }),
        ),
      ),
    ),
  ).start()

/** A player whose cash the operator keeps, by a clock that is turned by hand. */
export const started = (read: Read = Effect.succeed({ ...somchaisRecord, cash: baht(100) }), cash = baht(100)) => {
  const operator = operatorThatKeepsCash(cash)
  const { clock, pass } = handClock()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, Layer.succeed(PlayerRecord, { read: () => read })))
  const player = createActor(makePlayer(runtime), { clock }).start()
  const is = (state: string) => waitFor(player, ({ value }) => value === state, { timeout: 30_000 })
  return { operator, player, pass, is }
}

export const knownPlayer = async () => {
  const player = started()
  await player.is("loaded")
  return player
}
