import { isShot, randomShot, type ShootingLogic, shotDigits, shotIn } from "@fakham/core/ying"
import { useSelector } from "@xstate/react"
import { useMemo, useState } from "react"
import type { SnapshotFrom } from "xstate"
import type { YingActors } from "./use-ying.ts"

const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** Digits, and how many shots had counted when they were entered. */
type Entered = { readonly digits: string; readonly shots: number }

/** What is left of the digits: nothing once they have been shot. */
const leftOf = ({ digits, shots }: Entered, { context: { fired } }: SnapshotFrom<ShootingLogic>): string =>
  fired.slice(0, fired.length - shots).some(({ number }) => number === digits) ? "" : digits

/** The number that is being aimed with; once it has been shot there is room for the next. */
export const useAim = ({ shooting }: YingActors) => {
  const [entered, enter] = useState<Entered>({ digits: "", shots: 0 })
  /** A pasted text that is no shot. */
  const [misread, setMisread] = useState(false)
  const digits = useSelector(shooting, (state) => leftOf(entered, state))
  const keys = useMemo(() => {
    const aim = (next: (before: string) => string) => {
      setMisread(false)
      const now = shooting.getSnapshot()
      enter((before) => ({ digits: next(leftOf(before, now)), shots: now.context.fired.length }))
    }
    return {
      onDigit: (digit: string) => aim((before) => shotDigits(before + digit)),
      onErase: () => aim((before) => before.slice(0, -1)),
      onClear: () => aim(() => ""),
      onType: (text: string) => aim(() => shotDigits(text)),
      onRandom: () => aim(() => randomShot(chance)),
      onPaste: (text: string) => {
        const shot = shotIn(text)
        if (shot !== undefined) aim(() => shot)
        else setMisread(true)
      },
    }
  }, [shooting])
  return { digits, misread, isComplete: isShot(digits), ...keys }
}

export type AimView = ReturnType<typeof useAim>
