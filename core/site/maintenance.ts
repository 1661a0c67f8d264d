import { Context, type Effect, type Stream } from "effect"
import type { NotOffered, Unreachable } from "../operator/failures.ts"
import type { Instant } from "../time/bangkok.ts"

/** The site is closed for a while; until nothing is until nobody knows when. */
export type Maintenance = { readonly until: Instant | undefined }

/** The operator's notice, as it is pushed to players. */
export type MaintenanceNews =
  | { readonly type: "maintenance.announced"; readonly until: Instant | undefined }
  | { readonly type: "maintenance.ended" }

/** Tells anybody whether the site is closed just now. */
export class MaintenanceDesk extends Context.Service<
  MaintenanceDesk,
  { readonly latest: () => Effect.Effect<Maintenance | undefined, NotOffered | Unreachable> }
>()("core/site/MaintenanceDesk") {}

/** The operator's notices as they are pushed, to players alone; guests hear none. Never fails. */
export class MaintenanceFeed extends Context.Service<
  MaintenanceFeed,
  { readonly news: () => Stream.Stream<MaintenanceNews> }
>()("core/site/MaintenanceFeed") {}
