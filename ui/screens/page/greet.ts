import type { App } from "../../app/app.ts"
import { guard } from "./guard.ts"

type Visit = Parameters<typeof guard>[0]
type OnApp = { readonly context: { readonly app: App } }

/** Asks for the result that a page greets its visitor with, while the rest of the page is fetched. */
export const greet = ({ context: { app } }: OnApp): void => void app.latestResult.start()

/** The same for those who are let in. */
export const guardAndGreet = async (visit: Visit): Promise<void> => {
  await guard(visit)
  greet(visit)
}
