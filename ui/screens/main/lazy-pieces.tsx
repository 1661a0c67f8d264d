import { useLingui } from "@lingui/react/macro"
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react"
import { onParts, parts } from "../../app/parts.ts"
import { useLoadedMachines } from "../../app/use-loaded-machines.ts"
import styles from "./main-screen.module.css"
import type { MainPieces } from "./pieces.lazy.tsx"

/** How high the main page was when it was left. */
let heightWhenLeft = 0

/**
 * What stands beside and below the lotteries, fetched after them; the page is whole without it. Its place is kept for who
 * comes back.
 */
export const LazyPieces = () => {
  const { i18n } = useLingui()
  const isReady = useLoadedMachines() !== undefined
  const [fetched, keep] = useState<{ readonly Part: typeof MainPieces }>()
  useEffect(() => {
    let isWanted = isReady
    if (isReady)
      onParts(import("./pieces.lazy.tsx"), parts.news, parts.highlights).then(
        ({ MainPieces: Part }) =>
          startTransition(() => {
            if (isWanted) keep({ Part })
          }),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [isReady])
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const page = place.current?.parentElement
    page?.style.setProperty("--height-when-left", `${heightWhenLeft}px`)
    return () => {
      heightWhenLeft = page?.offsetHeight ?? 0
    }
  }, [])
  return (
    <div ref={place} className={styles.around}>
      {fetched === undefined ? null : <fetched.Part key={i18n.locale} />}
    </div>
  )
}
