import { Console, Context, Effect, Fiber, type ManagedRuntime, Result, Stream } from "effect"
import { type EventObject, fromCallback, fromPromise } from "xstate"
import { Unreachable } from "./unreachable.ts"
import { type Watched, watchPart } from "./watch.ts"

/** Whatever can run a program that needs these ports. */
export type Runtime<Ports> = ManagedRuntime.ManagedRuntime<Ports, never>

const ended = new WeakSet<object>()

/** Ends a runtime while screens may still run machines on it: whoever asks from then on is not answered. */
export const endRuntime = <Ports>(runtime: Runtime<Ports>): Promise<void> => {
  ended.add(runtime)
  return runtime.dispose()
}

const never = new Promise<never>(() => {})

/** Who hears of a defect of a port, once for each: the console, unless a layer of the runtime answers it. */
export const Defects = Context.Reference<(defect: unknown) => Effect.Effect<void>>("core/machine/Defects", {
  defaultValue: () => Console.error,
})

const reportDefect = (cause: unknown) =>
  Effect.flatMap(Defects, (report) => Effect.andThen(report(cause), Effect.fail(new Unreachable({ cause }))))

/** A program whose defects, thrown by a port or died of, are reported and are `Unreachable`. */
export const withoutDefects = <A, E, Ports>(
  program: () => Effect.Effect<A, E, Ports>,
): Effect.Effect<A, E | Unreachable, Ports> => Effect.catchDefect(Effect.suspend(program), reportDefect)

/** An actor that ends with a typed `Result`; a defect is `Unreachable`. Stopping the actor interrupts the program. */
export const fromProgram = <Ports, Input, A, E>(
  runtime: Runtime<Ports>,
  program: (input: Input) => Effect.Effect<A, E, Ports>,
) =>
  // What was started holds the signal that interrupts the program.
  fromPromise<Result.Result<A, E | Unreachable>, Input>((started) =>
    runtime
      .runPromise(Effect.result(withoutDefects(() => program(started.input))), started)
      .catch((cause: unknown) => (ended.has(runtime) ? never : Result.fail(new Unreachable({ cause })))),
  )

/** An actor that sends every element of a stream to its parent, until stopped. */
export const fromFeed = <Ports, Input, Event extends EventObject>(
  runtime: Runtime<Ports>,
  feed: (input: Input) => Stream.Stream<Event, never, Ports>,
) =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const fiber = runtime.runFork(
      withoutDefects(() => Stream.runForEach(feed(input), (event) => Effect.sync(() => sendBack(event)))),
    )
    return () => void Effect.runFork(Fiber.interrupt(fiber))
  })

/** An actor that sends its parent one part of what another actor knows: at once, and whenever it is another one. */
export const fromPart = <Snapshot, Part>(
  partOf: (snapshot: Snapshot) => Part,
  eventOf: (part: Part, before?: Part) => EventObject,
) =>
  fromCallback<EventObject, Watched<Snapshot>>(({ input: watched, sendBack }) =>
    watchPart(watched, partOf, (part, before) => sendBack(eventOf(part, before))),
  )

type Done<A, E> = { readonly event: { readonly output: Result.Result<A, E> } }

/** What came of it, for a reducer that takes every answer. */
export const answer = <Answer>({ event }: { readonly event: { readonly output: Answer } }) => event.output

export const succeeded = <A, E>({ event }: Done<A, E>) => Result.isSuccess(event.output)
export const value = <A, E>({ event }: Done<A, E>) => Result.getOrThrow(event.output)
export const failure = <A, E>({ event }: Done<A, E>) => Result.getOrThrow(Result.flip(event.output))

/** A guard for one kind of failure, named by its tag. */
export const failedWith =
  (tag: string) =>
  <A, E extends { readonly _tag: string }>({ event }: Done<A, E>) =>
    Result.isFailure(event.output) && event.output.failure._tag === tag
