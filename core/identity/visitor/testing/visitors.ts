import { Effect, Layer, Option } from "effect"
import { Unreachable } from "../../../operator/failures.ts"
import { troubledWay } from "../../../operator/testing/trouble.ts"
import {
  type Recognised,
  Recognition,
  StoredVisitor,
  type Surroundings,
  type VisitorTags,
} from "../recognition.port.ts"
import type { Visitor } from "../visitor.ts"

export const surroundings: Surroundings = {
  referUrl: "https://example.com/friends",
  headers: "th-TH",
  page: "/",
  device: "mobile",
  screen: "390x844",
  network: "4g",
  plugin: "none",
}

/** A browser that keeps its guest id and its visitor as long as it is told to, by the clock it is given. */
export const browserThatKnowsItsVisitor = (now: () => number, stored: { guestId?: string; visitor?: Visitor } = {}) => {
  let guest = stored.guestId === undefined ? undefined : { id: stored.guestId, until: Number.POSITIVE_INFINITY }
  let visitor = stored.visitor
  return {
    holds: () => ({ guest, visitor }),
    /** What a logout does to the guest id. */
    forgetsGuest: () => {
      guest = undefined
    },
    layer: Layer.succeed(StoredVisitor, {
      recall: () => Effect.sync(() => Option.fromUndefinedOr(visitor)),
      remember: (recognised) =>
        Effect.sync(() => {
          visitor = recognised
        }),
      recallGuest: () => Effect.sync(() => Option.fromUndefinedOr(guest && guest.until > now() ? guest.id : undefined)),
      rememberGuest: (id, seconds) =>
        Effect.sync(() => {
          guest = { id, until: now() + seconds * 1_000 }
        }),
    }),
  }
}

/** A fingerprint service that gives every asker the next id, and keeps what it was told. */
export const serviceThatRecognises = (
  answer: (count: number) => Recognised = (count) => ({ visitorId: `visitor-${count}` }),
) => {
  const received: Array<VisitorTags> = []
  const way = troubledWay()
  return {
    received,
    meets: way.meets,
    layer: Layer.succeed(Recognition, {
      surroundings: () => Effect.succeed(surroundings),
      recognise: (tags) =>
        Effect.catchTag(
          way.along(
            Effect.sync(() => {
              received.push(tags)
              return answer(received.length)
            }),
          ),
          "Unauthorized",
          (cause) => Effect.fail(new Unreachable({ cause })),
        ),
    }),
  }
}
