import { browserConnectivity } from "@fakham/adapters/browser"
import { storedIntents, walletIntents } from "@fakham/adapters/browser/wallet"
import { httpCashier, httpDepositOffers } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import {
  Cashier,
  type Deposit,
  type DepositNews,
  type DepositOffer,
  DepositOffers,
  makeDepositQueue,
} from "@fakham/core/wallet"
import { Effect, Layer, ManagedRuntime } from "effect"
import { type Actor, type ActorRefFrom, createActor, type SnapshotFrom } from "xstate"
import { cashChanges } from "./cash-changes.ts"
import { type Following, feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"

type Queue = ReturnType<typeof makeDepositQueue>
type Offers = ReturnType<typeof makeReading<unknown, ReadonlyArray<DepositOffer>>>
type Waiting = ReturnType<typeof makeReading<unknown, ReadonlyArray<Deposit>>>
type Refresh = { readonly type: "data.doubted" } | { readonly type: "connection.restored" }

export type DepositActor = ActorRefFrom<Queue>
export type OffersActor = ActorRefFrom<Offers>
export type WaitingActor = ActorRefFrom<Waiting>

/** All that the pages of deposits run on; fetched with the first of them, beside what they look like. */
export type Deposits = {
  /** Read with the first page that asks, and the same for all of them. */
  readonly offers: () => OffersActor
  readonly waiting: Waiting
  /** The deposits that waited when they were last read, so that a page shown again stands at once. */
  readonly lastWaiting: () => ReadonlyArray<Deposit> | undefined
  readonly queue: Queue
  /** The deposits that this page has heard of, so that the page of each stands at once. */
  readonly heard: Map<string, Deposit>
  readonly follow: (state: SnapshotFrom<Queue>) => void
}

const deposits = ({ client, player, world, ...tools }: Machines): Deposits => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      httpCashier(client),
      httpDepositOffers(client),
      storedIntents({ codec: walletIntents, player: () => player }),
      browserConnectivity,
    ),
  )
  const pageShown: Following<Refresh> = (tell) =>
    world.followPage(({ type }) => type === "page.shown" && tell({ type: "data.doubted" }))
  const cashChanged: Following<DepositNews> = (tell) => world.followMoney(() => tell({ type: "cash.changed" }))
  const heard = new Map<string, Deposit>()
  const offersReading = makeReading(runtime, () => DepositOffers.use(({ all }) => all), {
    feed: feedOf<Refresh>(world.followConnection, pageShown),
  })
  let offers: Actor<Offers> | undefined
  world.followEnd(() => offers?.stop())
  let lastWaiting: ReadonlyArray<Deposit> | undefined
  const readWaiting = Cashier.use(({ waiting }) => waiting).pipe(
    Effect.tap((read) =>
      Effect.sync(() => {
        lastWaiting = read
      }),
    ),
  )
  let credited: string | undefined
  return {
    offers: () => (offers ??= createActor(offersReading).start()),
    waiting: makeReading(runtime, () => readWaiting, {
      feed: feedOf<Refresh>(world.followConnection, pageShown, cashChanges(world)),
    }),
    lastWaiting: () => lastWaiting,
    queue: makeDepositQueue(runtime, tools, feedOf<DepositNews>(world.followConnection, cashChanged)),
    heard,
    follow: ({ context: { deposit } }) => {
      if (deposit === undefined) return
      heard.set(deposit.id, deposit)
      if (deposit.status !== "MATCHED" || deposit.id === credited) return
      credited = deposit.id
      world.doubtCash()
    },
  }
}

const ofPlayer = new WeakMap<Machines, Deposits>()

/** Put together for a player with the first page of deposits, and the same for all of them. */
export const depositsOf = (machines: Machines): Deposits => {
  const made = ofPlayer.get(machines) ?? deposits(machines)
  ofPlayer.set(machines, made)
  return made
}
