import { startTransition, useEffect, useState } from "react"
import { useLoadedMachines } from "../../composition/use-loaded-machines.ts"
import styles from "./main-screen.module.css"
import type { Pieces } from "./pieces.tsx"

/** What stands beside and below the lotteries, fetched after them; the page is whole without it. */
export const AroundLotteries = () => {
  const isReady = useLoadedMachines() !== undefined
  const [fetched, keep] = useState<{ readonly Part: typeof Pieces }>()
  useEffect(() => {
    let isWanted = isReady
    if (isReady)
      import("./pieces.tsx").then(
        ({ Pieces: Part }) =>
          startTransition(() => {
            if (isWanted) keep({ Part })
          }),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [isReady])
  return <div className={styles.around}>{fetched === undefined ? null : <fetched.Part />}</div>
}
