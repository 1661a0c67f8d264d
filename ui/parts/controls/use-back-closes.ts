import { type RegisteredRouter, useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { makeSheetSteps } from "./sheet-steps.ts"

declare module "@tanstack/react-router" {
  interface HistoryState {
    sheets?: number | undefined
  }
}

const known = new WeakMap<RegisteredRouter, ReturnType<typeof makeSheetSteps>>()

const stepsOf = (router: RegisteredRouter) => {
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

/** Going back in the browser closes what stands open; without a router there is nothing to go back in. */
export const useBackCloses = (isStep: boolean, onClose: () => void): void => {
  const router: RegisteredRouter | null = useRouter({ warn: false })
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => (isStep && router ? stepsOf(router).opened(() => close.current()) : undefined), [isStep, router])
}
