import { betPageOf, ticket4dPageOf } from "@fakham/core/betting"
import { ownCash } from "@fakham/core/identity"
import {
  type BetsGroup,
  type DrawnResult,
  type Gov4dVariant,
  hasRoundFailed,
  isGov4dVariant,
  Results,
  type Round,
  sellsSets,
  shownRoundsOf,
  takesBets,
  watchedPhase,
} from "@fakham/core/lotto"
import { intentsIn, type Memory } from "@fakham/core/memory"
import type { Satang } from "@fakham/core/money"
import { type Intent, Intents } from "@fakham/core/operation"
import { makeCancelling, PoyArchive, type PoyPage, type PoySearch } from "@fakham/core/order"
import { type Live, live } from "@fakham/core/show"
import { secondsLeft } from "@fakham/core/time"
import { makeHandoff } from "@fakham/core/visit"
import { Effect, Layer } from "effect"
import { createActor } from "xstate"
import { httpPopularNumbers } from "../betting/index.ts"
import type { Client } from "../client.ts"
import { httpOrderDesk, httpPoyArchive } from "../order/index.ts"
import { always, askingOn, type Known, type WaitOn } from "./asked.ts"
import { type AgreeToCancel, type CancelledPoy, cancelOn } from "./cancel.ts"
import type { DoorEnd } from "./door-end.ts"
import type { DoorVisit, SiteSession } from "./player-visit.ts"
import { type SetsSlip, setsOn } from "./sets.ts"
import { type PlayerSlip, slipOn } from "./slip.ts"
import { type PlayerWallet, walletOn } from "./wallet.ts"

/** A round of bets, and how long it still takes them by the operator's clock. */
export type BetsRound = Round & { readonly betGroup: BetsGroup; readonly secondsLeft: () => number }

/** A draw of four-digit sets, and how long it still takes them by the operator's clock. */
export type SetsDraw = Round & { readonly betType: Gov4dVariant; readonly secondsLeft: () => number }

export type SitePlayer = {
  readonly balance: Live<Satang | undefined>
  /** Every round of bets that the operator lists, as it goes; nothing until it has answered. */
  readonly rounds: Live<ReadonlyArray<BetsRound> | undefined>
  /** The rounds of a group that take bets now. */
  readonly open: (group: BetsGroup) => Promise<Known<ReadonlyArray<BetsRound>>>
  /** A slip on a round, with what the memory holds of it; while the round cannot be read it takes nothing, and goes on asking. */
  readonly bet: (round: Omit<BetsRound, "secondsLeft">) => Promise<PlayerSlip>
  /** The draws of four-digit sets that take them now. */
  readonly draws: () => Promise<Known<ReadonlyArray<SetsDraw>>>
  /** Sets of a draw, with what the memory holds of them. */
  readonly sets: (draw: Omit<SetsDraw, "secondsLeft">) => Promise<SetsSlip>
  /** Takes back a slip, as it is then, once the player agrees. */
  readonly cancel: (id: string, agree: AgreeToCancel, waitOn?: WaitOn) => Promise<CancelledPoy>
  /** The slips that were placed, the newest first. */
  readonly poys: (search?: PoySearch) => Promise<Known<PoyPage>>
  readonly wallet: PlayerWallet
  /** The newest result of each group. */
  readonly results: () => Promise<Known<ReadonlyArray<DrawnResult>>>
  /** What the player said yes to and nobody knows the end of: it is looked up once its round, or its wallet, is entered again. */
  readonly unfinished: () => Promise<ReadonlyArray<Intent>>
  readonly logout: () => void
}

type BetsOf = Round & { readonly betGroup: BetsGroup }

const isOfSets = (round: Round): round is Round & { readonly betType: Gov4dVariant } =>
  sellsSets(round.betGroup) && isGov4dVariant(round.betType)
const isOfBets = (round: Round): round is BetsOf => !sellsSets(round.betGroup)

type On = {
  readonly visit: DoorVisit
  readonly client: Client
  readonly session: SiteSession
  readonly ending: DoorEnd
  /** The player's own part of what is remembered. */
  readonly memory: Memory
}

/** What a player does on the machines of their visit. */
export const playerOn = ({ visit, client, session, ending, memory }: On): SitePlayer => {
  const { now } = visit.environment
  const play = visit.with(Layer.mergeAll(httpOrderDesk(client), httpPoyArchive(client), httpPopularNumbers(client)))
  const ask = askingOn(play.runtime, ending)
  const { betPage } = betPageOf(play, {
    handoff: makeHandoff(),
    policy: () => "none",
    keypad: { recall: () => undefined, remember: () => {} },
  })
  const { ticket4dPage } = ticket4dPageOf(play, { handoff: makeHandoff(), policy: () => "none" })
  const { lobby, round } = shownRoundsOf(visit, Math.random)
  const shown = <One extends Round>(one: One) => ({ ...one, secondsLeft: () => secondsLeft(one.closesAt, now()) })
  const cash = ownCash(session)
  const listed = () => live(lobby(), ({ context }) => context.rounds?.filter(isOfBets).map(shown))
  const takingBets = async <One extends Round>(isOf: (round: Round) => round is One) => {
    const over = ending.is()
    if (over !== undefined) return { is: over }
    const answer = await ending.until(lobby(), (state) => {
      const { rounds } = state.context
      if (rounds !== undefined) return { is: "known", data: rounds } as const
      return state.hasTag("failed") ? ({ is: "unreachable" } as const) : undefined
    })
    if (answer?.is !== "known") return answer ?? { is: ending.is() ?? "loggedOut" }
    const open = answer.data.filter((one) => takesBets(one, now()))
    return { is: "known", data: open.filter(isOf).map(shown) } as const
  }
  return {
    balance: {
      now: cash.now,
      subscribe: (show) => {
        if (cash.now() === undefined) show(undefined)
        return cash.subscribe(show)
      },
    },
    rounds: { now: () => listed().now(), subscribe: (show) => listed().subscribe(show) },
    open: (group) => takingBets((one): one is BetsOf => isOfBets(one) && one.betGroup === group),
    draws: () => takingBets(isOfSets),
    bet: async (chosen) => {
      const running = visit.start(createActor(round, { input: chosen.betId }))
      const page = visit.start(createActor(betPage, { input: { round: chosen, betGroup: chosen.betGroup, running } }))
      // A round counts as closed until the operator has told it by itself; one that cannot be read is not waited for.
      await ending.until(running, (state) => watchedPhase(state) !== "unknown" || hasRoundFailed(state) || undefined)
      await ending.until(page.getSnapshot().context.betting, (state) =>
        state.hasTag("busy") ? undefined : state.value,
      )
      return slipOn(page, running, ending)
    },
    sets: async (draw) => {
      const input = { round: draw, variant: draw.betType, lobby: lobby() }
      const page = visit.start(createActor(ticket4dPage, { input }))
      await ending.until(page.getSnapshot().context.buying, (state) => (state.hasTag("busy") ? undefined : true))
      return setsOn(page, ending)
    },
    cancel: (id, agree, waitOn = always) => {
      const machine = makeCancelling(play.runtime, { ...visit.environment, round })
      return cancelOn(visit.start(createActor(machine, { input: { id } })), agree, waitOn, ending)
    },
    poys: (search = { page: 1 }) => ask(PoyArchive.use((archive) => archive.all(search))),
    wallet: walletOn(visit, client, ending),
    results: () => ask(Results.use((results) => results.latest())),
    unfinished: () =>
      Effect.runPromise(
        Effect.provide(
          Intents.use((all) => all.unfinished()),
          intentsIn(memory),
        ),
      ),
    logout: () => session.send({ type: "logout.requested" }),
  }
}
