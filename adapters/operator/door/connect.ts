import { type LoginFailure, makeSession, Reported } from "@fakham/core"
import type { Memory } from "@fakham/core/memory"
import { MoneyFeed } from "@fakham/core/site"
import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { createActor } from "xstate"
import { makeClient } from "../client.ts"
import { askingOwner } from "../identity/owner-check.ts"
import { httpBalance, httpIdentity, httpPlayerRecord } from "../lazy-calls.ts"
import { type PusherSettings, pusherMoney } from "../push/index.ts"
import { makeOperatorClock } from "../server-clock.ts"
import { type DoorEnd, makeDoorEnd } from "./door-end.ts"
import { memoryOf, storedSessionIn } from "./memory.ts"
import { type AskOwner, ownerDeskOf } from "./owner.ts"
import { playerOn, type SitePlayer } from "./player.ts"
import { startPlayerVisit } from "./player-visit.ts"

export type SiteSettings = {
  /** Where the operator is, such as https://operator.example. */
  readonly origin: string
  /** What is remembered between two starts; without one nothing is. */
  readonly memory?: Memory
  /** The push app that tells of the player's money; without one it is counted every five seconds. */
  readonly push?: Omit<PusherSettings, "origin">
  /** Asks the owner of the account, where the operator wants them; without it nothing is done that they are wanted for. */
  readonly owner?: AskOwner
  /** Hears of rows of an answer that could not be read. */
  readonly report?: (trouble: Parameters<Reported["Service"]["report"]>[0]) => void
}

export type Login =
  | { readonly is: "player"; readonly player: SitePlayer }
  | { readonly is: "pinRequired" | "userNameRequired" | "refused" | "unreachable" | "closed" }
  | { readonly is: "wrongPin"; readonly attemptsLeft: number | undefined }
  | { readonly is: "locked"; readonly unlocksInSeconds: number | undefined }

export type OperatorSite = {
  /** The operator's time. */
  readonly now: () => number
  /** The first step of a login: answers what is wrong with the name, if anything is. It ends a session from before. */
  readonly userName: (userName: string) => Promise<"required" | "closed" | undefined>
  /** The second step. */
  readonly pin: (pin: string) => Promise<Login>
  /** The player whom the memory knows, if it knows one. */
  readonly resume: () => Promise<SitePlayer | undefined>
  /** Ends all that goes on, and whatever waits is answered; what is remembered stays. */
  readonly close: () => Promise<void>
}

const notLoggedIn = (failure: LoginFailure | undefined): Exclude<Login, { readonly is: "player" }> => {
  if (failure === undefined) return { is: "pinRequired" }
  if (failure._tag === "WrongCredentials") return { is: "wrongPin", attemptsLeft: failure.attemptsLeft }
  if (failure._tag === "AttemptsUsedUp") return { is: "locked", unlocksInSeconds: failure.unlocksInSeconds }
  return { is: failure._tag === "Unreachable" ? "unreachable" : "refused" }
}

/** Connects to an operator: a login leads to a player, and a player to all that a site shows them. */
export const connect = ({
  origin,
  memory = new Map<string, unknown>(),
  push,
  owner = () => undefined,
  report = () => {},
}: SiteSettings): OperatorSite => {
  let token: string | undefined
  const clock = makeOperatorClock()
  const refused = () => session.send({ type: "session.refused" })
  const client = Effect.runSync(
    Effect.provideService(makeClient({ origin, token: () => token, onUnauthorized: refused }), Reported, {
      report: (trouble) => Effect.sync(() => report(trouble)),
    }),
  ).timing(clock)
  const stored = storedSessionIn(memory, (next) => {
    token = next
  })
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(httpIdentity(client), httpPlayerRecord(client), httpBalance(client), stored),
  )
  const session = createActor(makeSession(runtime)).start()
  const { until, ...site } = makeDoorEnd()
  const money = push && ManagedRuntime.make(pusherMoney({ origin, ...push }, client))

  let current: { readonly player: SitePlayer; readonly uuid: string; readonly end: DoorEnd["end"] } | undefined
  const ended = session.subscribe((state) => {
    if (state.context.session?.uuid === current?.uuid) return
    current?.end("loggedOut")
    current = undefined
  })

  const enter = (uuid: string): SitePlayer => {
    if (current !== undefined) return current.player
    const { prove, ...desk } = ownerDeskOf(owner)
    const asked = askingOwner(client, desk)
    const on = { origin, client: asked, clock, memory, session, uuid, token: () => token, proveOwner: prove }
    const visit = startPlayerVisit(on)
    const feed = Stream.unwrap(Effect.map(MoneyFeed, ({ newsOf }) => newsOf(uuid)))
    const news = money?.runFork(
      Stream.runForEach(feed, (event) => Effect.sync(() => session.getSnapshot().children.player?.send(event))),
    )
    const ending = makeDoorEnd()
    const end: DoorEnd["end"] = (how) => {
      ending.end(how)
      visit.end()
      news?.interruptUnsafe()
    }
    const player = playerOn({ visit, client: asked, session, ending, memory: memoryOf(memory, uuid) })
    current = { player, uuid, end }
    return player
  }

  /** The login that is open; a session from before is ended for it. */
  const openLogin = () => {
    const { value } = session.getSnapshot()
    if (value === "player") session.send({ type: "logout.requested" })
    if (value === "refused") session.send({ type: "refusal.seen" })
    return until(session, ({ children }) => children.login)
  }

  /** Asks what time it is; answers whether the door is still open then. */
  const setClock = async () => {
    await Effect.runPromiseExit(clock.ask(client), { signal: site.signal })
    return site.is() === undefined
  }

  return {
    now: clock.now,
    userName: async (userName) => {
      const login = await openLogin()
      if (login === undefined) return "closed"
      login.send({ type: "username.reopened" })
      login.send({ type: "username.submitted", userName })
      const { fault } = login.getSnapshot().context
      return fault === undefined ? undefined : "required"
    },
    pin: async (pin) => {
      const login = await openLogin()
      if (login === undefined || site.is() !== undefined) return { is: "closed" }
      if (login.getSnapshot().matches("askingUsername")) return { is: "userNameRequired" }
      login.send({ type: "pin.submitted", pin })
      const state = await until(login, (now) => (now.hasTag("busy") ? undefined : now))
      if (state === undefined || site.is() !== undefined) return { is: "closed" }
      if (state.status === "done") {
        const uuid = await until(session, (now) => (now.matches("player") ? now.context.session?.uuid : undefined))
        if (uuid === undefined || !(await setClock())) return { is: "closed" }
        return { is: "player", player: enter(uuid) }
      }
      return notLoggedIn(state.context.failure)
    },
    resume: async () => {
      const state = await until(session, (now) => (now.matches("recalling") ? undefined : now))
      const known = state?.context.session
      if (known === undefined || !(await setClock())) return undefined
      return session.getSnapshot().matches("player") ? enter(known.uuid) : undefined
    },
    close: async () => {
      ended.unsubscribe()
      site.end("closed")
      current?.end("closed")
      session.stop()
      await Promise.all([runtime.dispose(), money?.dispose()])
    },
  }
}
