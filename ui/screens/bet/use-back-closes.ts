import { useLocation, useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

/**
 * Makes what lies open over a page a step of the history, so that going back closes it and leaves the page where it is.
 * A page that is loaded with such a step begins without what lay open.
 */
export const useBackCloses = (open: string | undefined, onClose: () => void): void => {
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })
  /** The step that was taken for what is open, and whether the address has come to it. */
  const step = useRef<{ readonly name: string; readonly isTaken: boolean }>(undefined)
  const isFirst = useRef(true)
  useEffect(() => {
    const { current } = step
    if (open !== undefined && current === undefined) {
      step.current = { name: open, isTaken: false }
      void router.navigate({ to: ".", search: true, hash: open, resetScroll: false })
    }
    if (open === undefined && current !== undefined) {
      step.current = undefined
      if (router.latestLocation.hash === current.name) router.history.back()
    }
  }, [open, router])
  useEffect(() => {
    const { current } = step
    if (isFirst.current && hash !== "") void router.navigate({ to: ".", search: true, hash: "", replace: true })
    isFirst.current = false
    if (current === undefined) return
    if (hash === current.name) step.current = { ...current, isTaken: true }
    else if (current.isTaken) {
      step.current = undefined
      onClose()
    }
  }, [hash, router, onClose])
}
