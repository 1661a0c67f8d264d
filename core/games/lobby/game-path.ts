import { Result } from "effect"
import { type GameChoice, pageOfChoice } from "./choice-page.ts"

/** The path of a choice, for whoever has to say that there is none. */
export const gamePath = (choice: GameChoice): Result.Result<string, "noSuchPage"> => {
  const path = pageOfChoice(choice)
  return path === undefined ? Result.fail("noSuchPage") : Result.succeed(path)
}
