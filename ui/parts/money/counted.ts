import { useEffect, useRef, useState } from "react"

const duration = 400

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden

/** Follows an amount of money: a change is counted through in 400 ms, unless the player prefers stillness. */
export const useCounted = (satang: number): number => {
  const [shown, setShown] = useState(satang)
  const reached = useRef(satang)
  useEffect(() => {
    const from = reached.current
    const show = (amount: number) => {
      reached.current = amount
      setShown(amount)
    }
    if (from === satang) return
    if (still()) return show(satang)
    let frame = 0
    let start: number | undefined
    const step = (time: number) => {
      start ??= time
      const share = Math.min(1, (time - start) / duration)
      show(Math.round(from + (satang - from) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [satang])
  return shown
}
