import type { NextRows } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useEffect, useRef } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import styles from "./statement.module.css"

type MoreProps = {
  readonly state: NextRows
  readonly onMore: () => void
}

/** Goes on by itself as it comes near, unless that failed, and when it is pressed. */
export const MoreEntries = ({ state, onMore }: MoreProps) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null || state !== "here") return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onMore()
      },
      { rootMargin: "1600px" },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onMore, state])
  return (
    <div ref={end} className={styles.more}>
      {state === "stopped" ? (
        <Notice tone="bad">
          <Trans>Couldn't load the rest.</Trans>
        </Notice>
      ) : null}
      <Button tone="outline" block sending={state === "coming"} onClick={onMore}>
        {state === "stopped" ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  )
}
