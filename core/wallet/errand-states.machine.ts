import { Result } from "effect"
import { Unreachable } from "../operator/failures.ts"

type Meant<Intent> = { readonly context: { readonly intent: Intent | undefined } }
type Answered<Answer> = { readonly event: { readonly output: Answer } }

const intentOf = <Intent>({ context }: Meant<Intent>) => context.intent!
const answerOf = <Answer>({ event }: Answered<Answer>) => event.output
const tooSlow = Result.fail(new Unreachable({ cause: "no answer in time" }))

/** The operator's word is learned, and says where the player stands now. */
export const learned = { target: "sorting", actions: { type: "learn", params: answerOf } } as const

/** From the beginning, with nothing known of what was meant before. */
export const anew = { target: "reading", actions: "forget" } as const

/** How money leaves exactly once: what was sent is looked up until the operator has a word on it, or given up by its player. */
export const errandStates = {
  sending: {
    tags: ["busy", "unknown"],
    after: { patience: "lookingUp" },
    invoke: { id: "sending", src: "send", input: intentOf, onDone: learned },
  },
  lookingUp: {
    tags: ["busy", "unknown"],
    after: { patience: { target: "unanswered", actions: { type: "learn", params: tooSlow } } },
    invoke: { id: "lookingUp", src: "lookUp", input: intentOf, onDone: learned },
  },
  unanswered: {
    tags: "unknown",
    on: { "outcome.requested": "lookingUp", "connection.restored": "lookingUp" },
    after: { retry: "lookingUp" },
  },
  dropping: {
    tags: "busy",
    invoke: { id: "dropping", src: "drop", input: intentOf, onDone: anew },
  },
} as const
