import type { Subscribable } from "xstate"
import type { Watched } from "../machine/watch.ts"

/** What a page shows of what is read, and its button for another try. */
export type ResourceView<A> = {
  /** Nothing until the first answer; then it stays on show while it is read again and when no answer comes. */
  readonly data: A | undefined
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly isNotOffered: boolean
  readonly retry: () => void
}

/** What pages look at, the same for all that do. */
export type Resource<A> = {
  /** The same object until something of it is another. */
  readonly view: () => ResourceView<A>
  /** Calls back whenever the view may be another, until the returned function is called. */
  readonly subscribe: (changed: () => void) => () => void
}

type LoadingSnapshot = {
  readonly value: unknown
  matches(state: "loading" | "failed"): boolean
}

type ResourceSnapshot<A> = LoadingSnapshot & { readonly context: { readonly data: A | undefined } }

type LoadingActor<Snapshot> = Watched<Snapshot> & {
  send(event: { readonly type: "retry.requested" }): void
}

/** An actor that reads, whatever else its chart does. */
export type ResourceActor<A> = LoadingActor<ResourceSnapshot<A>>

type FlowSnapshot = {
  readonly value: unknown
  readonly children: { readonly loading?: ResourceActor<unknown> | undefined }
}

/** A flow that reads first what it cannot go on without. */
export type ResourceFlow = Subscribable<FlowSnapshot> & { readonly getSnapshot: () => FlowSnapshot }

/** An actor that reads, looked at as pages look at a resource. */
export const asResource = <A>(actor: ResourceActor<A>): Resource<A> =>
  asResourceOf(actor, ({ context }) => context.data)

/** The same of an actor whose chart calls what it reads by another name. */
export const asResourceOf = <A, Snapshot extends LoadingSnapshot>(
  actor: LoadingActor<Snapshot>,
  dataOf: (snapshot: Snapshot) => A | undefined,
): Resource<A> => {
  const retry = () => actor.send({ type: "retry.requested" })
  const viewNow = () => viewOf(actor.getSnapshot(), dataOf(actor.getSnapshot()), retry)
  let shown = viewNow()
  return {
    view: () => {
      const view = viewNow()
      if (!isSame(view, shown)) shown = view
      return shown
    },
    subscribe: (changed) => {
      const watching = actor.subscribe(changed)
      return () => watching.unsubscribe()
    },
  }
}

const viewOf = <A>(snapshot: LoadingSnapshot, data: A | undefined, retry: () => void): ResourceView<A> => ({
  data,
  isLoading: snapshot.matches("loading"),
  hasFailed: snapshot.matches("failed"),
  // Not every operator can lack what an actor reads, so not every chart has this state.
  isNotOffered: snapshot.value === "notOffered",
  retry,
})

const isSame = <A>(one: ResourceView<A>, other: ResourceView<A>) =>
  one.data === other.data &&
  one.isLoading === other.isLoading &&
  one.hasFailed === other.hasFailed &&
  one.isNotOffered === other.isNotOffered
