import { lazyScreen } from "./lazy-screen.ts"

/**
 * The options of a route whose screen does not stand yet: a plain page that says so under its title. Each route takes a
 * copy, because the router writes into the options it is given.
 */
export const beingBuilt = { component: lazyScreen(() => import("../shell/being-built-screen.tsx"), "BeingBuiltScreen") }
