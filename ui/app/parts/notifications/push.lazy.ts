import { webPushDevice } from "@fakham/adapters/browser/notifications"
import { pageFirebase } from "@fakham/adapters/vendors/firebase"
import { type Push, pushOf } from "@fakham/core/notifications"
import { httpNotificationKinds, httpReachedDevices } from "@fakham/operator/notifications"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client, player, locale }: Machines): Push => {
  const firebase = pageFirebase()
  return pushOf(
    visit.with(
      Layer.mergeAll(
        httpNotificationKinds(client, firebase?.publicKey),
        httpReachedDevices({ client, locale }),
        webPushDevice({ player: () => player, tokenOf: firebase?.tokenOf }),
      ),
    ),
  )
}
