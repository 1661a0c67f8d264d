import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Languages } from "./languages.ts"
import { Unreachable } from "./operator.ts"
import { makePreferences } from "./preferences.machine.ts"
import { type Preferences, RememberedPreferences } from "./preferences.ts"

const start = (speak: (locale: string) => Effect.Effect<void, Unreachable> = () => Effect.void) => {
  const kept: Array<Partial<Preferences>> = []
  const runtime = ManagedRuntime.make(
    Layer.merge(
      Layer.succeed(Languages, { speak }),
      Layer.succeed(RememberedPreferences, {
        recall: Effect.succeed<Preferences>({ locale: "th", theme: "dark" }),
        remember: (chosen) => Effect.sync(() => void kept.push(chosen)),
      }),
    ),
  )
  return {
    kept,
    preferences: createActor(makePreferences(runtime), { input: { locale: "th", theme: "dark" } }).start(),
  }
}

test("a chosen language is fetched, spoken and remembered", async () => {
  const { kept, preferences } = start()
  preferences.send({ type: "locale.chosen", locale: "mm" })
  const { context } = await waitFor(preferences, (now) => now.matches({ language: "spoken" }))
  expect(context.locale).toBe("mm")
  expect(kept).toEqual([{ locale: "mm" }])
})

test("when a language cannot be fetched the old one stays, and it can be chosen again", async () => {
  let reachable = false
  const { kept, preferences } = start(() => (reachable ? Effect.void : Effect.fail(new Unreachable({}))))
  preferences.send({ type: "locale.chosen", locale: "kh" })
  const failed = await waitFor(preferences, (now) => now.matches({ language: "unavailable" }))
  expect(failed.context.locale).toBe("th")
  expect(kept).toEqual([])
  reachable = true
  preferences.send({ type: "locale.chosen", locale: "kh" })
  expect((await waitFor(preferences, (now) => now.matches({ language: "spoken" }))).context.locale).toBe("kh")
})

test("of two languages chosen quickly the last is spoken", async () => {
  const { preferences } = start((locale) => (locale === "en" ? Effect.never : Effect.void))
  preferences.send({ type: "locale.chosen", locale: "en" })
  preferences.send({ type: "locale.chosen", locale: "mm" })
  expect((await waitFor(preferences, (now) => now.matches({ language: "spoken" }))).context.locale).toBe("mm")
})

test("chosen colours are shown at once and remembered", async () => {
  const { kept, preferences } = start()
  preferences.send({ type: "theme.chosen", theme: "light" })
  expect(preferences.getSnapshot().context.theme).toBe("light")
  await waitFor(preferences, (now) => now.matches({ colours: "shown" }))
  expect(kept).toEqual([{ theme: "light" }])
})
