import { Effect, Layer } from "effect"
import { NotOffered, type Unauthorized, type Unreachable } from "../../operator/failures.ts"
import { troubledWay } from "../../operator/testing/trouble.ts"
import { type KindSetting, NotificationKinds, type NotificationSettings } from "../kind-settings.ts"
import { markedRead, type Notification, Notifications, unreadOf } from "../notification.ts"
import { UnreadMessages } from "../unread.ts"

export const messageOfId = (id: string): Notification => ({
  id,
  title: `message ${id}`,
  body: { writtenAs: "text", words: "" },
  createdAt: 0,
  kind: "credited",
  isRead: false,
  path: undefined,
  amount: undefined,
  numbers: [],
})

const usual: NotificationSettings = {
  kinds: [
    { kind: "results", isOn: true },
    { kind: "news", isOn: false },
  ],
  publicKey: "public-key",
  isPaused: false,
}

/** An operator with messages for one player; what befalls questions on their way is said by `meets`. */
export const operatorWithMessages = (...messages: ReadonlyArray<Notification>) => {
  const { along, meets } = troubledWay()
  const asked: Array<string> = []
  let [held, settings, isOffered] = [messages, usual, true]
  const met = <A>(question: string, act: () => A) =>
    Effect.suspend((): Effect.Effect<A, NotOffered | Unauthorized | Unreachable> => {
      asked.push(question)
      return isOffered ? along(Effect.sync(act)) : Effect.fail(new NotOffered())
    })
  const switched = ({ kind, isOn }: KindSetting) => {
    settings = { ...settings, kinds: settings.kinds.map((one) => (one.kind === kind ? { kind, isOn } : one)) }
    return settings
  }
  return {
    asked,
    meets,
    /** It sends no messages at all. */
    offersNothing: () => {
      isOffered = false
    },
    holds: () => held,
    settings: () => settings,
    /** By another tab. */
    switches: (setting: KindSetting) => void switched(setting),
    comes: (...more: ReadonlyArray<Notification>) => {
      held = [...held, ...more]
    },
    layer: Layer.mergeAll(
      Layer.succeed(Notifications, {
        all: () => met("all", () => held),
        read: (ids) => met(`read ${ids.join(" ")}`, () => void (held = markedRead(held, ids))),
      }),
      Layer.succeed(UnreadMessages, { count: () => met("unread", () => unreadOf(held).length) }),
      Layer.succeed(NotificationKinds, {
        read: () => met("kinds", () => settings),
        switch: (setting) => met(`switch ${setting.kind} ${setting.isOn}`, () => switched(setting)),
      }),
    ),
  }
}
