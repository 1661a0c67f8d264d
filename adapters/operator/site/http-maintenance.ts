import { NotOffered } from "@fakham/core/operator"
import { MaintenanceDesk } from "@fakham/core/site"
import { Effect, Layer } from "effect"
import { type Client, failureForAnyone } from "../client.ts"
import { isNotServed } from "../not-offered.ts"
import { maintenanceLatest } from "../wire/index.ts"

/** Answers `MaintenanceDesk` over the operator's main API. */
export const httpMaintenanceDesk = (client: Client) =>
  Layer.succeed(MaintenanceDesk, {
    latest: () =>
      client.ask(maintenanceLatest).pipe(
        Effect.mapError((failure) => (isNotServed(failure) ? new NotOffered() : failureForAnyone(failure))),
        Effect.map(({ data: { closed, until } }) => (closed ? { until } : undefined)),
      ),
  })
