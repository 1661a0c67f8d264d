import { noSupport, type Player, type Satang, type Unauthorized, type Unreachable } from "@fakham/core"
import { Effect } from "effect"
import { type Client, failureForPlayer } from "./client.ts"
import { cashs, usersInfos } from "./wire/index.ts"

const cashOf = (client: Client) => Effect.map(client.ask(cashs), ({ data }) => data.money)

export const readBalance = (client: Client): Effect.Effect<Satang, Unauthorized | Unreachable> =>
  Effect.mapError(cashOf(client), failureForPlayer)

/** A player whose cash the operator tells apart from the rest is asked for it. */
export const readPlayer = (client: Client) =>
  Effect.flatMap(
    client.ask(usersInfos),
    ({ data: { supportData: support = noSupport, cash, level, afCash, loyaltyPoint, ...rest } }) =>
      Effect.map(
        cash === undefined ? cashOf(client) : Effect.succeed(cash),
        (known): Player => ({ ...rest, level, afCash, loyaltyPoint, cash: known, support }),
      ),
  ).pipe(Effect.mapError(failureForPlayer))
