import { Context, type Effect } from "effect"
import type { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { NotificationKind } from "./notification.ts"

export type KindSetting = { readonly kind: NotificationKind; readonly isOn: boolean }

/** What a player is sent, and by whom. */
export type NotificationSettings = {
  /** The kinds that the operator has. */
  readonly kinds: ReadonlyArray<KindSetting>
  /** What the operator signs its pushes with; without one it sends none. */
  readonly publicKey: string | undefined
  /** Nothing is sent while the player is on a break from play. */
  readonly isPaused: boolean
}

/** Which kinds of messages a player wants to be sent. */
export class NotificationKinds extends Context.Service<
  NotificationKinds,
  {
    readonly read: () => Effect.Effect<NotificationSettings, NotOffered | Unauthorized | Unreachable>
    /** Switches one kind, and tells what counts then. */
    readonly switch: (
      setting: KindSetting,
    ) => Effect.Effect<NotificationSettings, NotOffered | Unauthorized | Unreachable>
  }
>()("core/notifications/NotificationKinds") {}

export const withKind = (settings: NotificationSettings, { kind, isOn }: KindSetting): NotificationSettings => ({
  ...settings,
  kinds: settings.kinds.map((one) => (one.kind === kind ? { kind, isOn } : one)),
})
