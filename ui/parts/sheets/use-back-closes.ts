import { type RegisteredRouter, useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

/** Going back in the browser closes what stands open, once the little that this takes is fetched; without a router there is nothing to go back in. */
export const useBackCloses = (isStep: boolean, onClose: () => void): void => {
  const router: RegisteredRouter | null = useRouter({ warn: false })
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!isStep || !router) return undefined
    let isOpen = true
    let closed = () => {}
    const open = async () => {
      const { stepsOf } = await import("./router-sheets.lazy.ts")
      if (isOpen) closed = stepsOf(router).opened(() => close.current())
    }
    open().catch(() => {})
    return () => {
      isOpen = false
      closed()
    }
  }, [isStep, router])
}
