import type { Locale } from "@fakham/core/language"
import {
  NotificationKinds,
  type NotificationSettings,
  Notifications,
  pathWithin,
  ReachedDevices,
} from "@fakham/core/notifications"
import { Effect, Layer } from "effect"
import type { Client } from "../client.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import {
  fcmTokensForget,
  fcmTokensSave,
  notificationsAll,
  notificationsRead,
  notificationsSettings,
  notificationsSettingsSave,
  type Understood,
} from "../wire/index.ts"

type Settings = { readonly client: Client; readonly locale: () => Locale }

/** Answers `Notifications` over the operator's main API, in the language that the player reads. */
export const httpNotifications = ({ client, locale }: Settings) =>
  Layer.succeed(Notifications, {
    all: () =>
      Effect.suspend(() => client.ask(notificationsAll, { locale: locale() })).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) =>
          data.map(({ text, html, path, kind, amount, ...message }) => ({
            ...message,
            kind,
            amount,
            body:
              html === "" ? { writtenAs: "text" as const, words: text } : { writtenAs: "html" as const, words: html },
            path: pathWithin(path),
          })),
        ),
      ),
    read: (ids) =>
      client.ask(notificationsRead, { ids: [...ids] }).pipe(Effect.mapError(failureOrNotOffered), Effect.asVoid),
  })

/**
 * Answers `NotificationKinds` over the operator's main API. Where another service sends its pushes, they are signed with that
 * service's key, also for an operator that has no switches.
 */
export const httpNotificationKinds = (client: Client, signedWith?: string) => {
  const signed = (settings: NotificationSettings) =>
    signedWith === undefined ? settings : { ...settings, publicKey: signedWith }
  const settingsIn = (answer: { readonly data: Understood<typeof notificationsSettings> }) => signed(settings(answer))
  const read = client.ask(notificationsSettings).pipe(Effect.mapError(failureOrNotOffered), Effect.map(settingsIn))
  return Layer.succeed(NotificationKinds, {
    read: () =>
      signedWith === undefined
        ? read
        : Effect.catchTag(read, "NotOffered", () =>
            Effect.succeed({ kinds: [], publicKey: signedWith, isPaused: false }),
          ),
    switch: (setting) =>
      client.ask(notificationsSettingsSave, setting).pipe(Effect.mapError(failureOrNotOffered), Effect.map(settingsIn)),
  })
}

/** Answers `ReachedDevices` over the operator's main API. */
export const httpReachedDevices = ({ client, locale }: Settings) =>
  Layer.succeed(ReachedDevices, {
    save: (fcmToken) =>
      Effect.suspend(() => client.ask(fcmTokensSave, { fcmToken, locale: locale() })).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.asVoid,
      ),
    forget: (fcmToken) =>
      client.ask(fcmTokensForget, { fcmToken }).pipe(Effect.mapError(failureOrNotOffered), Effect.asVoid),
  })

const settings = ({ data }: { readonly data: Understood<typeof notificationsSettings> }): NotificationSettings => ({
  kinds: data.kinds,
  publicKey: data.publicKey,
  isPaused: data.isPaused,
})
