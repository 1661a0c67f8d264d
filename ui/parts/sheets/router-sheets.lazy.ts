import type { RegisteredRouter } from "@tanstack/react-router"
import { makeSheetSteps } from "./sheet-steps.ts"

declare module "@tanstack/react-router" {
  interface HistoryState {
    sheets?: number | undefined
  }
}

const known = new WeakMap<RegisteredRouter, ReturnType<typeof makeSheetSteps>>()

/** The sheets of a page as steps of its router's history. */
export const stepsOf = (router: RegisteredRouter) => {
  const made = known.get(router)
  if (made !== undefined) return made
  const { history } = router
  const steps = makeSheetSteps({
    here: () => history.location.state.sheets ?? 0,
    push: (sheets) =>
      void router.navigate({
        to: ".",
        search: true,
        hash: true,
        state: (before) => ({ ...before, sheets }),
        resetScroll: false,
        ignoreBlocker: true,
      }),
    back: () => history.back({ ignoreBlocker: true }),
  })
  history.subscribe(({ action: { type } }) => {
    if (type !== "PUSH" && type !== "REPLACE") steps.moved()
  })
  known.set(router, steps)
  return steps
}
