import { Deferred, Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unreachable } from "../operator/failures.ts"
import { inner, ways } from "../testing/ways.ts"
import { Languages } from "./languages.port.ts"
import { makePreferences } from "./preferences.machine.ts"
import { type Preferences, StoredPreferences } from "./preferences.port.ts"

const start = (speak: (locale: string) => Effect.Effect<void, Unreachable> = () => Effect.void) => {
  const stored: Array<Partial<Preferences>> = []
  const runtime = ManagedRuntime.make(
    Layer.merge(
      Layer.succeed(Languages, { speak }),
      Layer.succeed(StoredPreferences, {
        recall: () => Effect.succeed<Preferences>({ locale: "th", theme: "dark", balance: "shown" }),
        remember: (chosen) => Effect.sync(() => void stored.push(chosen)),
      }),
    ),
  )
  return {
    stored,
    preferences: createActor(makePreferences(runtime), {
      input: { locale: "th", theme: "dark", balance: "shown", offered: ["th", "en"] },
    }).start(),
  }
}

test("a chosen language is fetched, spoken and remembered", async () => {
  const { stored, preferences } = start()
  preferences.send({ type: "locale.chosen", locale: "mm" })
  const { context } = await waitFor(preferences, (now) => now.matches({ language: "spoken" }))
  expect(context.locale).toBe("mm")
  expect(stored).toEqual([{ locale: "mm" }])
})

test("when a language cannot be fetched the old one stays, and it can be chosen again", async () => {
  let reachable = false
  const { stored, preferences } = start(() => (reachable ? Effect.void : Effect.fail(new Unreachable({}))))
  preferences.send({ type: "locale.chosen", locale: "kh" })
  const failed = await waitFor(preferences, (now) => now.matches({ language: "unreachable" }))
  expect(failed.context.locale).toBe("th")
  expect(stored).toEqual([])
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
  const { stored, preferences } = start()
  preferences.send({ type: "theme.chosen", theme: "light" })
  expect(preferences.getSnapshot().context.theme).toBe("light")
  await waitFor(preferences, (now) => now.matches({ colours: "shown" }))
  expect(stored).toEqual([{ theme: "light" }])
})

test("a balance that was hidden is hidden at once and remembered, and so is one that is shown again", async () => {
  const { stored, preferences } = start()
  preferences.send({ type: "balance.chosen", balance: "hidden" })
  expect(preferences.getSnapshot().context.balance).toBe("hidden")
  await waitFor(preferences, (now) => now.matches({ balance: "settled" }))
  preferences.send({ type: "balance.chosen", balance: "shown" })
  expect(preferences.getSnapshot().context.balance).toBe("shown")
  await waitFor(preferences, (now) => now.matches({ balance: "settled" }))
  expect(stored).toEqual([{ balance: "hidden" }, { balance: "shown" }])
})

test("leaving the page drops a language that is being fetched", async () => {
  const dropped = Promise.withResolvers<void>()
  const { stored, preferences } = start(() =>
    Effect.onInterrupt(Effect.never, () => Effect.sync(() => dropped.resolve())),
  )
  preferences.send({ type: "locale.chosen", locale: "en" })
  preferences.stop()
  await dropped.promise
  expect([preferences.getSnapshot().context.locale, stored]).toEqual(["th", []])
})

test("a language that arrives after another was chosen is not spoken by the page", async () => {
  const [gate, late] = [Deferred.makeUnsafe<void>(), Promise.withResolvers<void>()]
  const { preferences } = start((locale) =>
    locale === "en"
      ? Effect.uninterruptible(
          Effect.ensuring(
            Deferred.await(gate),
            Effect.sync(() => late.resolve()),
          ),
        )
      : Effect.void,
  )
  preferences.send({ type: "locale.chosen", locale: "en" })
  preferences.send({ type: "locale.chosen", locale: "kh" })
  await waitFor(preferences, (now) => now.matches({ language: "spoken" }))
  Deferred.doneUnsafe(gate, Effect.void)
  await late.promise
  expect(preferences.getSnapshot().context.locale).toBe("kh")
})

test("preferences go exactly these ways", () => {
  const layer = Layer.merge(
    Layer.succeed(Languages, { speak: () => Effect.never }),
    Layer.succeed(StoredPreferences, { recall: () => Effect.never, remember: () => Effect.never }),
  )
  const done = (region: string, output: unknown) => inner(`xstate.done.actor.0.preferences.${region}`, output)
  const table = ways(makePreferences(ManagedRuntime.make(layer)), {
    input: { locale: "th", theme: "dark", balance: "shown", offered: ["th", "en"] },
    events: {
      locale: { type: "locale.chosen", locale: "en" },
      theme: { type: "theme.chosen", theme: "light" },
      learned: done("language.learning", Result.succeed(undefined)),
      unreachable: done("language.learning", Result.fail(new Unreachable({}))),
      "language kept": done("language.remembering", Result.succeed(undefined)),
      "theme kept": done("colours.remembering", Result.succeed(undefined)),
      balance: { type: "balance.chosen", balance: "hidden" },
      "balance kept": done("balance.remembering", Result.succeed(undefined)),
    },
  })
  const language: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    spoken: { locale: "learning" },
    learning: { learned: "remembering", unreachable: "unreachable" },
    remembering: { locale: "learning", "language kept": "spoken" },
    unreachable: { locale: "learning" },
  }
  const colours: typeof language = { shown: { theme: "remembering" }, remembering: { "theme kept": "shown" } }
  const balance: typeof language = { settled: { balance: "remembering" }, remembering: { "balance kept": "settled" } }
  const all = Object.entries(language).flatMap(([spoken, talk]) =>
    Object.entries(colours).flatMap(([shown, look]) =>
      Object.entries(balance).map(([figures, cover]): readonly [string, object] => {
        const place = (nowFigures: string, nowShown: string, nowSpoken: string) =>
          `balance.${nowFigures} + colours.${nowShown} + language.${nowSpoken}`
        return [
          place(figures, shown, spoken),
          Object.fromEntries([
            ...Object.entries(talk).map(([event, next]) => [event, place(figures, shown, next)]),
            ...Object.entries(look).map(([event, next]) => [event, place(figures, next, spoken)]),
            ...Object.entries(cover).map(([event, next]) => [event, place(next, shown, spoken)]),
          ]),
        ]
      }),
    ),
  )
  expect(table).toEqual(Object.fromEntries(all))
})
