import type { Actor, AnyActorLogic } from "xstate"

/** An actor that starts with its first use, and from then on is the same for all until it is stopped. */
export type UsedByMany<Started> = (() => Started) & { readonly stop: () => void }

/** One that nobody uses reads nothing; one that is asked for after the end is not started any more. */
export const startedByFirstUse = <Logic extends AnyActorLogic>(
  create: () => Actor<Logic>,
): UsedByMany<Actor<Logic>> => {
  let actor: Actor<Logic> | undefined
  let isOver = false
  const use = () => {
    if (actor === undefined) {
      actor = create()
      if (!isOver) actor.start()
    }
    return actor
  }
  const stop = () => {
    isOver = true
    actor?.stop()
  }
  return Object.assign(use, { stop })
}
