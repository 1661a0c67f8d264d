import { lazyRouteComponent } from "@tanstack/react-router"
import type { ComponentType } from "react"

/** The scripts of a screen could not be fetched: the site was renewed meanwhile, or the connection is gone. */
export class ScreenMissing extends Error {
  readonly _tag = "ScreenMissing"
}

/**
 * A screen whose code is fetched when it is visited. A failed fetch becomes `ScreenMissing`, so that the router's own
 * reload does not compete with the one rule for reloading that the site has.
 */
export const lazyScreen = <Name extends string>(
  fetchModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) =>
  lazyRouteComponent(async () => {
    try {
      return { default: (await fetchModule())[name] }
    } catch (cause) {
      throw new ScreenMissing("this screen could not be fetched", { cause })
    }
  })
