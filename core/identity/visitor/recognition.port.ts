import { Context, type Effect, type Option } from "effect"
import type { Unreachable } from "../../operator/failures.ts"
import type { Visitor } from "./visitor.ts"

/** What can be seen of a browser and of the page it shows. */
export type Surroundings = {
  readonly referUrl: string
  readonly headers: string
  readonly page: string
  readonly device: string
  readonly screen: string
  readonly network: string
  readonly plugin: string
}

/** What the fingerprint service is told. */
export type VisitorTags = Surroundings & {
  /** The guest id of this browser. */
  readonly uid: string
  /** The player who is logged in, or nothing. */
  readonly uuid: string | undefined
}

/** The service knows the visitor by one of these. */
export type Recognised = { readonly visitorId?: string | undefined; readonly requestId?: string | undefined }

/** Tells one browser from another, so far as it can. */
export class Recognition extends Context.Service<
  Recognition,
  {
    readonly surroundings: () => Effect.Effect<Surroundings>
    readonly recognise: (tags: VisitorTags) => Effect.Effect<Recognised, Unreachable>
  }
>()("core/identity/visitor/Recognition") {}

/** What this browser remembers of its visitor, the same in all its tabs. */
export class StoredVisitor extends Context.Service<
  StoredVisitor,
  {
    readonly recall: () => Effect.Effect<Option.Option<Visitor>>
    readonly remember: (visitor: Visitor) => Effect.Effect<void>
    readonly recallGuest: () => Effect.Effect<Option.Option<string>>
    /** Keeps a guest id for so many seconds and no longer, however often it is looked at. */
    readonly rememberGuest: (guestId: string, seconds: number) => Effect.Effect<void>
  }
>()("core/identity/visitor/StoredVisitor") {}
