import { i18n } from "@lingui/core"
import { I18nProvider, Trans } from "@lingui/react"
import {
  CatchBoundary,
  createFileRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  notFound,
  Outlet,
  RouterProvider,
  redirect,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRouter,
} from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { Context, Data, Effect, Fiber, Layer, ManagedRuntime, Option, Queue, Redacted, Result, Stream } from "effect"
import { decodeJwt } from "jose"
import Cookies from "js-cookie"
import { ofetch } from "ofetch"
import { createRoot } from "react-dom/client"
import * as v from "valibot"
import {
  assertEvent,
  assign,
  createActor,
  fromCallback,
  fromPromise,
  raise,
  setup,
  spawnChild,
  stateIn,
  waitFor,
} from "xstate"

/**
 * An app that does nothing with the libraries that the first page needs, by the functions that the site takes of them: a
 * module of a library travels in one piece, with what later pages use of it.
 */
class Silent extends Data.TaggedError("Silent")<{ readonly cause: unknown }> {}

class Voice extends Context.Service<Voice, { readonly ask: Effect.Effect<string, Silent> }>()("floor/Voice") {}

class Choir extends Context.Service<Choir, { readonly sing: Effect.Effect<string, Silent> }>()("floor/Choir") {}

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(30))
const Amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.minValue(0))
const Kind = v.picklist(["one", "two"])
const Tags = v.fallback(v.array(v.string()), [])
const When = v.pipe(v.string(), v.isoTimestamp())
const Place = v.object({ name: Name, tags: v.optional(Tags) })
const Thing = v.variant("kind", [
  v.object({ kind: v.literal("one"), amount: Amount }),
  v.object({ kind: v.literal("two"), when: When }),
])
const Book = v.record(v.string(), Place)
const Answer = v.looseObject({ data: v.nullable(Thing), book: v.optional(Book, {}), kinds: v.optional(v.array(Kind)) })
const Counted = v.pipe(v.number(), v.finite(), v.integer(), v.safeInteger(), v.maxValue(9))
const Sorted = v.array(v.pipe(v.string(), v.digits(), v.regex(/^0/)))
const Money = v.pipe(
  v.nullish(v.string()),
  v.check((text) => text !== ""),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (dataset.value) return dataset.value.length
    addIssue()
    return NEVER
  }),
)
const Stored = v.object({
  money: Money,
  counted: Counted,
  sorted: Sorted,
  day: v.pipe(v.string(), v.isoDate()),
  isStored: v.boolean(),
})
const Refusal = v.object({ code: v.string(), message: v.string(), data: v.optional(v.unknown()) })

const voice = Layer.effect(
  Voice,
  Effect.gen(function* () {
    const token = Option.getOrUndefined(yield* Effect.sync(() => Option.fromNullishOr(Cookies.get("token"))))
    return {
      ask: Effect.tryPromise({
        try: async (signal) => {
          const answer = await ofetch.raw<unknown>("/nothing", { signal, retry: 0, ignoreResponseError: true })
          if (v.is(Stored, answer._data) || v.safeParse(Refusal, answer._data).success)
            return token ? String(decodeJwt(token).sub) : ""
          return JSON.stringify(v.parse(Answer, answer._data))
        },
        catch: (cause) => new Silent({ cause }),
      }),
    }
  }),
)
const silence = Layer.succeed(Choir, { sing: Effect.suspend(() => Effect.fail(new Silent({ cause: "" }))) })
const runtime = ManagedRuntime.make(Layer.mergeAll(voice, silence))

const sung = Choir.use(({ sing }) => sing).pipe(
  Effect.catchTag("Silent", () => Effect.as(Effect.void, "")),
  Effect.andThen(Effect.suspend(() => Effect.succeed(Effect.runSync(Effect.succeed(""))))),
  Effect.tapError(() => Effect.promise(() => Promise.resolve())),
  Effect.mapError(String),
  Effect.tap(() => Effect.all([Effect.void, Effect.forEach([""], Effect.succeed)])),
  Effect.flatMap(() => Effect.fromResult(Result.try(() => ""))),
  Effect.catch(() => Effect.zipWith(Effect.succeed(""), Effect.succeed(""), String)),
  Effect.match({ onFailure: String, onSuccess: String }),
  Effect.orDie,
  Effect.asVoid,
)

type Answered = { readonly event: { readonly output: Result.Result<string, Silent> } }
const isSaid = ({ event }: Answered) =>
  Result.isSuccess(event.output) ? Result.getOrThrow(event.output) !== "" : !Result.isFailure(event.output)
const received = (text: string | undefined) => (text === undefined ? Option.none() : Option.some(text))
const said = ({ event }: Answered) =>
  Result.match(
    Result.flatMap(event.output, (text) =>
      text === "" ? Result.fail(new Silent({ cause: "" })) : Result.succeed(text),
    ),
    { onFailure: String, onSuccess: String },
  )

const machine = setup({
  types: { context: { said: "" } },
  actors: {
    ask: fromPromise<Result.Result<string, Silent>>(({ signal }) =>
      runtime.runPromise(Effect.result(Voice.use(({ ask }) => ask)), { signal }),
    ),
    listen: fromCallback(({ sendBack }) => {
      const received = Stream.callback<{ readonly type: "received" }>((queue) =>
        Effect.acquireRelease(
          Effect.sync(() => Queue.offerUnsafe(queue, { type: "received" })),
          () => Effect.void,
        ),
      )
      const words = Stream.runForEach(Stream.unwrap(Effect.map(Effect.result(sung), () => received)), (word) =>
        Effect.sync(() => sendBack(word)),
      )
      const fiber = runtime.runFork(words)
      return () => void Effect.runFork(Fiber.interrupt(fiber))
    }),
  },
  guards: { isAnswered: stateIn("answered") },
}).createMachine({
  context: { said: "" },
  initial: "asking",
  states: {
    asking: {
      invoke: [
        { src: "ask", onDone: { target: "answered", guard: isSaid, actions: assign({ said }) } },
        { src: "listen" },
      ],
    },
    answered: {
      entry: [spawnChild("ask"), raise({ type: "raised" }), ({ event }) => assertEvent(event, "xstate.init")],
      after: { 1000: { guard: "isAnswered", target: "asking" } },
    },
  },
})
const actor = createActor(machine).start()

const secret = Redacted.make("secret")
const Nothing = () => {
  const own = useActorRef(machine)
  const said = useSelector(actor, (state) => state.context.said)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { page = "" } = useParams({ strict: false })
  const matches = useMatches()
  const navigate = useNavigate()
  const { history } = useRouter()
  if (history.length > 99) createFileRoute()({})
  if (page === "nowhere") throw notFound()
  if (matches.length > 9 && Option.isSome(received(path))) void navigate({ to: "/" })
  return <Trans id={said + path + own.id} values={{ secret: Redacted.value(secret) }} />
}
const frame = createRootRouteWithContext<object>()({
  component: Outlet,
  notFoundComponent: () => <Link to="/">.</Link>,
})
const home = createRoute({
  getParentRoute: () => frame,
  path: "/",
  beforeLoad: () => {
    if (Cookies.get("elsewhere")) throw redirect({ to: "/" })
  },
  component: Nothing,
  pendingComponent: lazyRouteComponent(() => import("./later.tsx"), "Later"),
})
const router = createRouter({ routeTree: frame.addChildren([home]), defaultPreload: "intent", scrollRestoration: true })

i18n.loadAndActivate({ locale: "th", messages: {} })
await waitFor(actor, (state) => state.matches("answered"))
createRoot(document.body).render(
  <I18nProvider i18n={i18n}>
    <CatchBoundary getResetKey={() => ""} errorComponent={() => null}>
      <RouterProvider router={router} />
    </CatchBoundary>
  </I18nProvider>,
)
