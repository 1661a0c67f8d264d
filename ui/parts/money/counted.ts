import { type Satang, satang } from "@fakham/core/money"
import { useEffect, useRef, useState } from "react"

const duration = 400

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden

/** Follows an amount of money: a change is counted through in 400 ms, unless the player prefers stillness. */
export const useCounted = (amount: Satang): Satang => {
  const [shown, setShown] = useState(amount)
  const reached = useRef(amount)
  useEffect(() => {
    const from = reached.current
    const show = (next: Satang) => {
      reached.current = next
      setShown(next)
    }
    if (from === amount) return
    if (still()) return show(amount)
    let frame = 0
    let start: number | undefined
    const step = (time: number) => {
      start ??= time
      const share = Math.min(1, (time - start) / duration)
      show(satang(Math.round(from + (amount - from) * (1 - (1 - share) ** 3))))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return shown
}
