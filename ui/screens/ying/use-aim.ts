import { isShot, randomShot, shotDigits, shotIn } from "@fakham/core/ying"
import { useEffect, useMemo, useState } from "react"
import type { Ying } from "./use-ying.ts"

const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** The number that is being aimed with; once it has been shot there is room for the next. */
export const useAim = ({ shooting }: Ying) => {
  const [digits, setDigits] = useState("")
  /** A pasted text that is no shot. */
  const [misread, setMisread] = useState(false)
  useEffect(() => {
    let counted = shooting.getSnapshot().context.fired[0]
    const following = shooting.subscribe(({ context }) => {
      const [newest] = context.fired
      if (newest === undefined || newest === counted) return
      counted = newest
      setDigits((aimed) => (aimed === newest.number ? "" : aimed))
    })
    return () => following.unsubscribe()
  }, [shooting])
  const keys = useMemo(() => {
    const aim = (next: (before: string) => string) => {
      setMisread(false)
      setDigits(next)
    }
    return {
      onDigit: (digit: string) => aim((before) => shotDigits(before + digit)),
      onErase: () => aim((before) => before.slice(0, -1)),
      onClear: () => aim(() => ""),
      onType: (text: string) => aim(() => shotDigits(text)),
      onRandom: () => aim(() => randomShot(chance)),
      onPaste: (text: string) => {
        const shot = shotIn(text)
        setMisread(shot === undefined)
        if (shot !== undefined) setDigits(shot)
      },
    }
  }, [])
  return { digits, misread, isWhole: isShot(digits), ...keys }
}

export type Aim = ReturnType<typeof useAim>
