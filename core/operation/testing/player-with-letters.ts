import { Context, Data, Effect, Layer, ManagedRuntime, Predicate } from "effect"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { Defects } from "../../machine/actor.ts"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { troubledWay } from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { makeOperation } from "../operation.machine.ts"
import {
  type Environment,
  type Intent,
  NeverReceived,
  type Operation,
  type OperationInput,
  youngestUnfinished,
} from "../operation.ts"
import { browserThatRemembers } from "./browser-that-remembers.ts"

export type Letter = { readonly kind: "letter"; readonly to: string; readonly text: string }
export const letter = (text: string, to = "malee"): Letter => ({ kind: "letter", to, text })

export class LetterRefused extends Data.TaggedError("LetterRefused")<{ readonly reason: "closed" }> {}

/** Takes letters, each key once, and answers with how many it has taken by then. */
export class Post extends Context.Service<
  Post,
  {
    readonly take: (letter: Letter, key: string) => Effect.Effect<number, LetterRefused | Unauthorized | Unreachable>
    readonly find: (key: string) => Effect.Effect<number, NeverReceived | Unauthorized | Unreachable>
  }
>()("core/operation/testing/Post") {}

/** A flow as any other: letters to one person go one after the other. */
export const letterFlow = {
  purposeOf: ({ to }) => `letter to ${to}`,
  isCommand: (command): command is Letter => Predicate.hasProperty(command, "kind") && command.kind === "letter",
  isSame: (one, other) => one.text === other.text && one.to === other.to,
  send: ({ command, key }) => Post.use((post) => post.take(command, key)),
  lookUp: ({ key }) => Post.use((post) => post.find(key)),
  isRefusal: (failure) => failure._tag === "LetterRefused",
  isOnceOnly: false,
  isResent: false,
} satisfies Operation<Letter, number, LetterRefused, Post>

const postOffice = () => {
  const way = troubledWay()
  const asked: Array<string> = []
  const taken = new Map<string, Letter>()
  let isClosed = false
  const placeOf = (key: string) => [...taken.keys()].indexOf(key) + 1
  return {
    meets: way.meets,
    asked,
    closes: () => void (isClosed = true),
    letters: () => [...taken].map(([key, { to, text }]) => [key, to, text]),
    layer: Layer.succeed(Post, {
      take: (posted, key) => {
        asked.push(`take ${key}`)
        return way.along(
          Effect.suspend((): Effect.Effect<number, LetterRefused> => {
            if (isClosed) return Effect.fail(new LetterRefused({ reason: "closed" }))
            if (!taken.has(key)) taken.set(key, posted)
            return Effect.succeed(placeOf(key))
          }),
        )
      },
      find: (key) => {
        asked.push(`find ${key}`)
        return way.along(
          Effect.suspend(() => (taken.has(key) ? Effect.succeed(placeOf(key)) : Effect.fail(new NeverReceived()))),
        )
      },
    }),
  }
}

/** A player with one browser and any number of tabs before a post office; all clocks are turned by hand. */
export const writingPlayer = (change: { readonly isResent?: boolean; readonly isOnceOnly?: boolean } = {}) => {
  const clock = new SimulatedClock()
  const post = postOffice()
  const browser = browserThatRemembers()
  const phone = phoneOnTheMove()
  const defects: Array<unknown> = []
  const report = Layer.succeed(Defects, (defect) => Effect.sync(() => void defects.push(defect)))
  const runtime = ManagedRuntime.make(Layer.mergeAll(post.layer, browser.layer, phone.layer, report))
  const flow = { ...letterFlow, ...change }
  let [keys, isTimeKnown] = [0, true]
  let prove: (() => boolean) | undefined
  const surroundings: Environment = {
    newKey: () => `key-${++keys}`,
    now: () => 1_000_000 + clock.now(),
    isTimeKnown: () => isTimeKnown,
    steadyNow: () => clock.now(),
  }
  const operationOf = (input: OperationInput<Letter>) => {
    const environment = { ...surroundings, proveOwner: prove && (async () => prove?.() ?? false) }
    const actor = createActor(makeOperation(runtime, flow, environment), { clock, input }).start()
    const is = (state: string) => waitFor(actor, ({ value }) => value === state, soon)
    const isNeverReceived = async () => {
      await is("awaitingAnswer")
      clock.increment(120_000)
      await is("neverReceived")
    }
    return {
      actor,
      is,
      isNeverReceived,
      ends: async () => (await waitFor(actor, ({ status }) => status === "done")).output,
      intent: () => actor.getSnapshot().context.intent,
    }
  }
  return {
    clock,
    post,
    browser,
    phone,
    /** What broke, as it was reported. */
    defects,
    /** What the player does who is asked whether the account is theirs. */
    proves: (answer: () => boolean) => void (prove = answer),
    knowsTime: (is: boolean) => void (isTimeKnown = is),
    /** A yes in a tab. */
    sends: (command: Letter, replaced?: Intent) => operationOf({ command, replaced }),
    /** A page that takes up what was left; `command` is what its form holds. */
    takesUp: async (command?: Letter) => {
      const unfinished = await runtime.runPromise(youngestUnfinished(flow))
      return unfinished === undefined ? undefined : operationOf({ unfinished, command })
    },
    keys: () => browser.unfinished().map(({ key }) => key),
  }
}
