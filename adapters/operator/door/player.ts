import { betPageOf } from "@fakham/core/betting"
import { ownCash } from "@fakham/core/identity"
import {
  type BetsGroup,
  type DrawnResult,
  Results,
  type Round,
  sellsSets,
  shownRoundsOf,
  takesBets,
  watchedPhase,
} from "@fakham/core/lotto"
import type { Satang } from "@fakham/core/money"
import { type Intent, Intents } from "@fakham/core/operation"
import { PoyArchive, type PoyPage, type PoySearch } from "@fakham/core/order"
import { type Live, live } from "@fakham/core/show"
import { secondsLeft } from "@fakham/core/time"
import { makeHandoff } from "@fakham/core/visit"
import { Layer } from "effect"
import { createActor } from "xstate"
import { httpPopularNumbers } from "../betting/index.ts"
import type { Client } from "../client.ts"
import { httpOrderDesk, httpPoyArchive } from "../order/index.ts"
import { type Known, known } from "./asked.ts"
import type { DoorVisit, SiteSession } from "./player-visit.ts"
import { type PlayerSlip, slipOn } from "./slip.ts"
import { until } from "./until.ts"
import { type PlayerWallet, walletOn } from "./wallet.ts"

/** A round of bets, and how long it still takes them by the operator's clock. */
export type BetsRound = Round & { readonly betGroup: BetsGroup; readonly secondsLeft: () => number }

export type SitePlayer = {
  readonly balance: Live<Satang | undefined>
  /** Every round of bets that the operator lists, as it goes; nothing until it has answered. */
  readonly rounds: Live<ReadonlyArray<BetsRound> | undefined>
  /** The rounds of a group that take bets now, as soon as the operator has listed any. */
  readonly open: (group: BetsGroup) => Promise<ReadonlyArray<BetsRound>>
  /** A slip on a round, with what the memory holds of it. */
  readonly bet: (round: Omit<BetsRound, "secondsLeft">) => Promise<PlayerSlip>
  /** The slips that were placed, the newest first. */
  readonly poys: (search?: PoySearch) => Promise<Known<PoyPage>>
  readonly wallet: PlayerWallet
  /** The newest result of each group. */
  readonly results: () => Promise<Known<ReadonlyArray<DrawnResult>>>
  /** What the player said yes to and nobody knows the end of: it is looked up once its round, or its wallet, is entered again. */
  readonly unfinished: () => Promise<ReadonlyArray<Intent>>
  readonly logout: () => void
}

const isOfBets = (round: Round): round is Round & { readonly betGroup: BetsGroup } => !sellsSets(round.betGroup)

type On = { readonly visit: DoorVisit; readonly client: Client; readonly session: SiteSession }

/** What a player does on the machines of their visit. */
export const playerOn = ({ visit, client, session }: On): SitePlayer => {
  const { now } = visit.environment
  const play = visit.with(Layer.mergeAll(httpOrderDesk(client), httpPoyArchive(client), httpPopularNumbers(client)))
  const { betPage } = betPageOf(play, {
    handoff: makeHandoff(),
    policy: () => "none",
    keypad: { recall: () => undefined, remember: () => {} },
  })
  const { lobby, round } = shownRoundsOf(visit)
  const shown = (one: Round & { readonly betGroup: BetsGroup }): BetsRound => ({
    ...one,
    secondsLeft: () => secondsLeft(one.closesAt, now()),
  })
  const cash = ownCash(session)
  const listed = () => live(lobby(), ({ context }) => context.rounds?.filter(isOfBets).map(shown))
  return {
    balance: {
      now: cash.now,
      subscribe: (show) => {
        if (cash.now() === undefined) show(undefined)
        return cash.subscribe(show)
      },
    },
    rounds: { now: () => listed().now(), subscribe: (show) => listed().subscribe(show) },
    open: async (group) => {
      const rounds = await until(lobby(), ({ context }) => context.rounds)
      return rounds
        .filter(isOfBets)
        .filter((one) => one.betGroup === group && takesBets(one, now()))
        .map(shown)
    },
    bet: async (chosen) => {
      const running = visit.start(createActor(round, { input: chosen.betId }))
      const page = visit.start(createActor(betPage, { input: { round: chosen, betGroup: chosen.betGroup, running } }))
      // A round counts as closed until the operator has told it by itself.
      await until(running, (state) => (watchedPhase(state) === "unknown" ? undefined : true))
      await until(page.getSnapshot().context.betting, (state) => (state.hasTag("busy") ? undefined : state.value))
      return slipOn(page, running)
    },
    poys: (search = { page: 1 }) => play.runtime.runPromise(known(PoyArchive.use((archive) => archive.all(search)))),
    wallet: walletOn(visit, client),
    results: () => play.runtime.runPromise(known(Results.use((results) => results.latest()))),
    unfinished: () => visit.runtime.runPromise(Intents.use((intents) => intents.unfinished())),
    logout: () => session.send({ type: "logout.requested" }),
  }
}
