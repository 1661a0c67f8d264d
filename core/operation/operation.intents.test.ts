import { Effect, Predicate } from "effect"
import { expect, test } from "vitest"
import { finishIntent, type Intent, Intents, unfinishedOf, youngestUnfinished } from "./operation.ts"
import { browserThatRemembers } from "./testing/browser-that-remembers.ts"

const letters = {
  isCommand: (command: unknown): command is { readonly to: string } => Predicate.hasProperty(command, "to"),
}
const intent = (purpose: string, madeAt: number, command: object = { to: purpose }): Intent => ({
  key: `key of ${purpose}`,
  purpose,
  command,
  madeAt,
  sentAt: madeAt,
  isByOperator: true,
})

test("a flow takes up the youngest of what it has left unfinished, and nothing of another flow", async () => {
  const { layer } = browserThatRemembers()
  const run = <A>(program: Effect.Effect<A, unknown, Intents>) => Effect.runPromise(Effect.provide(program, layer))
  expect(await run(youngestUnfinished(letters))).toBeUndefined()
  const [malee, somchai, mana, bet] = [
    intent("malee", 1),
    intent("somchai", 3),
    intent("mana", 2),
    intent("bet", 4, { number: "47" }),
  ]
  for (const one of [malee, somchai, mana, bet]) await run(Intents.use(({ claim }) => claim(one)))
  expect(await run(unfinishedOf(letters))).toEqual([malee, mana, somchai])
  expect(await run(youngestUnfinished(letters))).toEqual(somchai)
  await run(finishIntent(somchai, "answered"))
  expect(await run(youngestUnfinished(letters))).toEqual(mana)
})
