import { assign, type SnapshotFrom, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { Captcha, type CaptchaState, type Challenge } from "./captcha.port.ts"
import { Registrar } from "./registrar.port.ts"

/** An answer is renewed so long before the operator stops taking it. */
const renewedBefore = 30_000
const soonestRenewal = 10_000

type Context = {
  readonly challenge: Challenge | undefined
  readonly answer: string | undefined
  readonly isRefused: boolean
  readonly failures: number
}

type Event =
  /** The answer was sent, and is good for nothing else. */
  { readonly type: "answer.spent" } | { readonly type: "answer.refused" } | { readonly type: "check.requested" }

/** Has a captcha solved before it is needed, and again whenever its answer is spent or too old. */
export const makeCaptchaCheck = (runtime: Runtime<Registrar | Captcha>) =>
  setup({
    types: {} as { context: Context; events: Event },
    actors: {
      ask: fromProgram(runtime, () => Registrar.use((registrar) => registrar.challenge())),
      solve: fromProgram(runtime, (challenge: Challenge) => Captcha.use((captcha) => captcha.solve(challenge))),
    },
    actions: {
      noteFailure: assign({ failures: ({ context }) => context.failures + 1, isRefused: false }),
      noteRefusal: assign({ failures: ({ context }) => context.failures + 1, isRefused: true }),
      dropAnswer: assign({ answer: undefined }),
    },
    delays: {
      answerAges: ({ context }) => Math.max(present(context.challenge).validFor - renewedBefore, soonestRenewal),
    },
  }).createMachine({
    id: "captcha",
    context: { challenge: undefined, answer: undefined, isRefused: false, failures: 0 },
    initial: "asking",
    states: {
      asking: {
        entry: "dropAnswer",
        invoke: {
          id: "asking",
          src: "ask",
          onDone: [
            // Whether one is asked for is then told by the operator's answer to the newcomer.
            { guard: failedWith("Unreachable"), target: "notAsked" },
            {
              guard: ({ event }) => value({ event }) === undefined,
              target: "notAsked",
              actions: assign({ challenge: undefined }),
            },
            { target: "solving", actions: assign({ challenge: value }) },
          ],
        },
      },
      notAsked: { on: { "answer.spent": "asking", "answer.refused": { target: "failed", actions: "noteRefusal" } } },
      solving: {
        invoke: {
          id: "solving",
          src: "solve",
          input: ({ context }) => present(context.challenge),
          onDone: [
            { guard: succeeded, target: "passed", actions: assign({ answer: value }) },
            { target: "failed", actions: "noteFailure" },
          ],
        },
      },
      passed: {
        after: { answerAges: "asking" },
        on: { "answer.spent": "asking", "answer.refused": { target: "failed", actions: "noteRefusal" } },
      },
      failed: { entry: "dropAnswer", on: { "check.requested": "asking" } },
    },
  })

/** What a registration has to know of it. */
export const captchaState = (check: SnapshotFrom<ReturnType<typeof makeCaptchaCheck>>): CaptchaState => {
  const { challenge, answer, isRefused, failures } = check.context
  if (check.matches("failed")) return { is: "failed", isRefused, failures }
  if (answer !== undefined) return { is: "passed", answer }
  return { is: challenge === undefined || check.matches("notAsked") ? "notAsked" : "checking" }
}
