import { type Inbox, inboxOf } from "@fakham/core/notifications"
import { httpNotifications } from "@fakham/operator/notifications"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client, locale }: Machines): Inbox =>
  inboxOf(visit.with(httpNotifications({ client, locale })))
