import { Effect, Layer } from "effect"
import { troubledWay } from "../../../operator/testing/trouble.ts"
import { Refused } from "../../refused.ts"
import { type OpenSession, OpenSessions } from "../open-sessions.port.ts"

/** An operator that tells where a player is logged in, and ends what they name of it. */
export const operatorThatListsSessions = (given: ReadonlyArray<OpenSession>) => {
  let sessions = given
  const way = troubledWay()
  return {
    meets: way.meets,
    layer: Layer.succeed(OpenSessions, {
      all: () => way.along(Effect.sync(() => sessions)),
      end: (which) =>
        way.along(
          Effect.suspend(() => {
            if (which !== "others" && !given.some(({ id }) => id === which.id)) return Effect.fail(new Refused({}))
            sessions = sessions.filter((one) => (which === "others" ? one.isCurrent : one.id !== which.id))
            return Effect.void
          }),
        ),
    }),
  }
}
