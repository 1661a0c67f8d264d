import type { MessageDescriptor } from "@lingui/core"
import { lazyScreen } from "./lazy-screen.ts"

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What a page without a screen of its own is called. */
    readonly title?: MessageDescriptor
  }
}

const component = lazyScreen(() => import("./being-built-screen.tsx"), "BeingBuiltScreen")

/** The options of a route whose screen does not stand yet: a plain page that says so under its title. */
export const beingBuilt = (title: MessageDescriptor) => ({ staticData: { title }, component })
