import { Effect, Layer, ManagedRuntime } from "effect"
import type { Actor, AnyActorLogic } from "xstate"
import { endRuntime, type Runtime } from "../machine/actor.ts"
import type { Connectivity } from "../operator/connectivity.port.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import { makeResource } from "../operator/resource.machine.ts"
import type { Cadence } from "../operator/resource.ts"
import type { Cash } from "./cash.port.ts"
import { Changes, type Topic } from "./changes.ts"
import { type Hub, makeHub, streamOf } from "./hub.ts"
import { Keys, OperatorClock, Owner } from "./operator-clock.port.ts"
import type { Page } from "./page.port.ts"
import { refreshOn, resourceOf, resourcesOf, type Timers } from "./resource.ts"
import type { Resource } from "./resource.view.ts"
import { SessionEnd, type SessionEnded } from "./session-end.port.ts"

/** What a visit hears of the world around it; whoever starts one answers these. */
export type VisitSurroundings = Cash | Connectivity | Keys | OperatorClock | Owner | Page

/** What every visit can ask. */
export type Around = VisitSurroundings | SessionEnd

type Read<A, Ports> = Effect.Effect<A, NotOffered | Unauthorized | Unreachable, Ports | Around>

type Freshness<A> = {
  /** What makes it out of date, besides a page that is shown again. */
  readonly staleOn?: ReadonlyArray<Topic>
  /** Read again now and then, while something of it is still to come. */
  readonly everyWhile?: Cadence<A>
  /** Asked again so often while no answer comes; only on request and on a connection, unless told otherwise. */
  readonly retryEvery?: number
  /** Goes on while no page shows it, and is not read anew by the next page. */
  readonly isPersistent?: boolean
}

/** One player's time on the site: what their flows and resources run on, until the session ends. */
export type Visit<Ports = never> = {
  readonly runtime: Runtime<Ports | Around>
  /** What an operation needs from outside. */
  readonly environment: OperatorClock["Service"] & Keys["Service"] & Owner["Service"]
  /** The same visit that can ask more, by what was fetched for a part of it. */
  readonly with: <More>(layer: Layer.Layer<More>) => Visit<Ports | More>
  readonly resource: <A>(read: Read<A, Ports>, freshness?: Freshness<A>) => Resource<A>
  /** One resource for each question; what was known is forgotten with the last who looks. */
  readonly resourceFor: <Question, A>(
    read: (question: Question) => Read<A, Ports>,
    freshness?: Omit<Freshness<A>, "isPersistent">,
  ) => (question: Question) => Resource<A>
  /** Starts an actor that goes on until the session ends; afterwards none is started any more. */
  readonly start: <Logic extends AnyActorLogic>(actor: Actor<Logic>) => Actor<Logic>
  readonly publish: (topic: Topic) => void
  readonly subscribe: Hub<Topic>["subscribe"]
  /** First all that runs hears of it, and keeps what it has to keep; then nothing of it goes on. */
  readonly end: () => void
}

/** Starts a visit on what answers every question that all pages ask. */
export const startVisit = <Ports>(layer: Layer.Layer<Ports | VisitSurroundings>, timers: Timers = {}): Visit<Ports> => {
  const changes = makeHub<Topic>()
  const ending = makeHub<SessionEnded>()
  const stopping = new Set<() => void>()
  let isOver = false
  const visitOn = <Asked>(on: Layer.Layer<Asked | Around>, known?: Visit["environment"]): Visit<Asked> => {
    const runtime: Runtime<Asked | Around> = ManagedRuntime.make(Layer.mergeAll(on, Layer.succeed(Changes, changes)))
    const environment = known ?? environmentOf(runtime)
    const resourceFrom = <A>(
      read: Read<A, Asked>,
      { staleOn = [], everyWhile, retryEvery, isPersistent }: Freshness<A> = {},
      left?: () => void,
    ) =>
      resourceOf<A>(
        (lastData) =>
          makeResource(runtime, () => read, { feeds: refreshOn(staleOn), everyWhile, retryEvery, lastData }),
        { timers, isPersistent, left },
      )
    stopping.add(() => void endRuntime(runtime))
    return {
      runtime,
      environment,
      with: <More>(more: Layer.Layer<More>) =>
        visitOn<Asked | More>(
          Layer.mergeAll(Layer.succeedContext(runtime.runSync(Effect.context())), more),
          environment,
        ),
      resource: (read, freshness) => {
        const resource = resourceFrom(read, freshness)
        stopping.add(resource.stop)
        return resource
      },
      resourceFor: <Question, A>(read: (question: Question) => Read<A, Asked>, freshness?: Freshness<A>) => {
        const resources = resourcesOf<Question, A>((question, left) => resourceFrom(read(question), freshness, left))
        stopping.add(resources.stop)
        return resources.of
      },
      start: (actor) => {
        if (isOver) return actor
        stopping.add(() => actor.stop())
        return actor.start()
      },
      ...changes,
      end: () => {
        isOver = true
        ending.publish({ type: "session.ended" })
        for (const stop of stopping) stop()
      },
    }
  }
  return visitOn(Layer.mergeAll(layer, Layer.succeed(SessionEnd, { events: () => streamOf(ending.subscribe) })))
}

const environmentOf = (runtime: Runtime<Around>): Visit["environment"] => ({
  ...runtime.runSync(OperatorClock),
  ...runtime.runSync(Keys),
  ...runtime.runSync(Owner),
})
