import { assign, setup } from "xstate"
import type { Locale } from "../language/locale.ts"
import { fromProgram, type Runtime, succeeded } from "../machine/actor.ts"
import { Languages } from "./languages.port.ts"
import { type Preferences, StoredPreferences } from "./preferences.port.ts"
import type { ThemeChoice } from "./theme.ts"

/** A visitor's preferences, and the languages that this site offers. */
export type PreferencesInput = Preferences & { readonly offered: ReadonlyArray<Locale> }
type Context = PreferencesInput & { readonly wanted: Locale }
type Event =
  | { readonly type: "locale.chosen"; readonly locale: Locale }
  | { readonly type: "theme.chosen"; readonly theme: ThemeChoice }
  | ({ readonly type: "balance.chosen" } & Pick<Preferences, "balance">)

/** The visitor's language and colours, and whether their balance is shown. When a language cannot be fetched, the one spoken so far stays. */
export const makePreferences = (runtime: Runtime<Languages | StoredPreferences>) =>
  setup({
    types: {} as { context: Context; events: Event; input: PreferencesInput },
    actors: {
      speak: fromProgram(runtime, (locale: Locale) => Languages.use((languages) => languages.speak(locale))),
      remember: fromProgram(runtime, (chosen: Partial<Preferences>) =>
        StoredPreferences.use((memory) => memory.remember(chosen)),
      ),
    },
  }).createMachine({
    id: "preferences",
    context: ({ input }) => ({ ...input, wanted: input.locale }),
    type: "parallel",
    states: {
      language: {
        initial: "spoken",
        on: { "locale.chosen": { target: ".learning", actions: assign({ wanted: ({ event }) => event.locale }) } },
        states: {
          spoken: {},
          learning: {
            invoke: {
              src: "speak",
              input: ({ context }) => context.wanted,
              onDone: [
                {
                  guard: succeeded,
                  target: "remembering",
                  actions: assign({ locale: ({ context }) => context.wanted }),
                },
                { target: "unreachable" },
              ],
            },
          },
          remembering: {
            invoke: { src: "remember", input: ({ context }) => ({ locale: context.locale }), onDone: "spoken" },
          },
          unreachable: {},
        },
      },
      colours: {
        initial: "shown",
        on: { "theme.chosen": { target: ".remembering", actions: assign({ theme: ({ event }) => event.theme }) } },
        states: {
          shown: {},
          remembering: {
            invoke: { src: "remember", input: ({ context }) => ({ theme: context.theme }), onDone: "shown" },
          },
        },
      },
      balance: {
        initial: "settled",
        on: {
          "balance.chosen": { target: ".remembering", actions: assign({ balance: ({ event }) => event.balance }) },
        },
        states: {
          settled: {},
          remembering: {
            invoke: { src: "remember", input: ({ context }) => ({ balance: context.balance }), onDone: "settled" },
          },
        },
      },
    },
  })
