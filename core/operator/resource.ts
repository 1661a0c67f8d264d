import type { Stream } from "effect"
import type { ConnectionNews } from "./connectivity.port.ts"

type Refresh =
  /** What is shown may be out of date. */
  | { readonly type: "data.invalidated" }
  /** The page is back, or about to go. */
  | { readonly type: "page.shown" | "page.left" }
  | ConnectionNews

export type ResourceNews<Question> =
  | { readonly type: "question.changed"; readonly question: Question }
  | { readonly type: "retry.requested" }
  | Refresh

/** Read again every so often, while there is more to come. */
export type Cadence<A> = { readonly every: number; readonly while: (data: A) => boolean }

export type Freshness<Ports, A> = {
  /** What makes a page read again by itself. */
  readonly feed?: Stream.Stream<Refresh, never, Ports>
  readonly feeds?: ReadonlyArray<Stream.Stream<Refresh, never, Ports>>
  /** How often it is asked again while the operator gives no answer; only on request, unless told otherwise. */
  readonly retryEvery?: number | undefined
  /** Ends once it has loaded, rather than to read again when that is out of date. */
  readonly endsWhenLoaded?: boolean
  readonly everyWhile?: Cadence<A> | undefined
  /** What was loaded of the same before: on show from the beginning. */
  readonly lastData?: () => A | undefined
}
