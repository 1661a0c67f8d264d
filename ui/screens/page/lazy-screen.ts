import { lazyRouteComponent } from "@tanstack/react-router"
import type { FunctionComponent } from "react"
import { addWords, player } from "../../locales/i18n.ts"

/** The scripts of a screen could not be fetched: the site was renewed meanwhile, or the connection is gone. */
export class ScreenMissing extends Error {
  readonly _tag = "ScreenMissing"
}

/**
 * A screen whose code is fetched when it is visited, with the words and whatever else it needs. A failed fetch becomes
 * `ScreenMissing`, so that the router's own reload does not compete with the one rule for reloading that the site has.
 */
export const lazyScreen = <Name extends string, Props = object>(
  fetchModule: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
  fetchMore: () => Promise<unknown> = async () => {},
) =>
  lazyRouteComponent(async (): Promise<{ readonly screen: FunctionComponent<Props> }> => {
    try {
      const [module] = await Promise.all([fetchModule(), addWords(player), fetchMore()])
      return { screen: module[name] }
    } catch (cause) {
      throw new ScreenMissing("screen", { cause })
    }
  }, "screen")
