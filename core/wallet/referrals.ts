import { Effect } from "effect"
import type { Intents } from "../operation/operation.ts"
import { OperatorClock } from "../visit/operator-clock.port.ts"
import type { Visit } from "../visit/visit.ts"
import type { Affiliate } from "./earnings/affiliate.ts"
import { makeMove } from "./earnings/move-earnings.machine.ts"
import { Statements } from "./statement/statement.port.ts"
import { statementWindow } from "./statement/windows.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface MoveLogic extends ReturnType<typeof makeMove> {}

/** What the page runs on that tells what friends bring in, and moves it to the wallet. */
export const referralsOf = (visit: Visit<Affiliate | Intents | Statements>) => {
  const move: MoveLogic = makeMove(visit.runtime, visit.environment)
  return {
    move,
    /** What came in and was moved in the last thirty days. */
    income: visit.resource(
      Effect.flatMap(OperatorClock, ({ now }) =>
        Statements.use(({ affiliate }) => affiliate(statementWindow(now(), "affiliate"))),
      ),
      { staleOn: ["earnings"] },
    ),
  }
}
