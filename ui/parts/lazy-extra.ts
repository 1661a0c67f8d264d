import { type FunctionComponent, lazy } from "react"

/** A part that is fetched when it is drawn; a page goes without it where its scripts cannot be had. */
export const lazyExtra = <Props extends object>(fetchPart: () => Promise<FunctionComponent<Props>>) =>
  lazy(async (): Promise<{ readonly default: FunctionComponent<Props> }> => {
    try {
      return { default: await fetchPart() }
    } catch {
      return { default: () => null }
    }
  })
