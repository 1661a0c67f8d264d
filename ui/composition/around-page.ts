import type { Client } from "@fakham/adapters/operator"
import type { AnyRouter } from "@tanstack/react-router"
import { recogniseVisitor } from "./recognise-visitor.ts"
import { watchMaintenance } from "./watch-maintenance.ts"
import type { PageActors } from "./world.ts"

/** What no visitor waits for, on every page. */
export const lookAround = (page: PageActors, client: Client, router: AnyRouter): void => {
  recogniseVisitor(page)
  watchMaintenance(client, router)
}
