import { Effect } from "effect"

/** A choice of the player that this browser keeps. */
export type Kept<Choice> = {
  readonly recall: () => Choice | undefined
  readonly remember: (choice: Choice) => void
}

type Keeping<Choice, Known extends Choice> = {
  readonly recall: Effect.Effect<Choice>
  readonly remember: (choice: Known) => Effect.Effect<void>
}

/** What the browser keeps can be read and written at once. */
export const kept = <Choice, Known extends Choice>({ recall, remember }: Keeping<Choice, Known>) => ({
  recall: () => Effect.runSync(recall),
  remember: (choice: Known) => Effect.runSync(remember(choice)),
})
