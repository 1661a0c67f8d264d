import type { FunctionComponent } from "react"

export type Fetched = Promise<FunctionComponent>

/** A screen, as soon as its words are there too. */
export const withWords = async (fetched: Fetched, added: Promise<void>): Fetched => {
  const [screen] = await Promise.all([fetched, added])
  return screen
}
