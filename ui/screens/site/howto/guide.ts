import type { MessageDescriptor } from "@lingui/core"
import type { StepPictureName } from "./step-picture.tsx"

type Step = {
  readonly title: MessageDescriptor
  readonly words: MessageDescriptor
  readonly picture?: StepPictureName
}

/** How to do one thing on this site, step by step. */
export type Guide = {
  readonly path: `/howto/${"deposit" | "forgot-pin" | "lotto" | "lotto4d" | "register-addbank" | "result-poy" | "withdraw"}`
  readonly title: MessageDescriptor
  readonly steps: ReadonlyArray<Step>
}
