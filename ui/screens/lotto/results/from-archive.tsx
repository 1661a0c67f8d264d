import type { ResultChoice } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { type FoundResults, useArchive } from "./archive.ts"
import styles from "./from-archive.module.css"

type Children = {
  /** Draws what was found: in steps where it was waited for, and whole at once where one comes back to it. */
  readonly children: (found: FoundResults, inSteps: boolean) => ReactNode
}

/** Looks a choice up and shows what is told of it. */
export const FromArchive = ({ choice, children }: Children & { readonly choice: ResultChoice }) => (
  <LookedUp by={useArchive(choice)}>{children}</LookedUp>
)

/** What was looked up, with a word on how old it is when nothing newer can be had. */
export const LookedUp = ({ by, children }: Children & { readonly by: ReturnType<typeof useArchive> }) => {
  const { found, readAt, hasFailed, isOffline, retry } = by
  const [inSteps] = useState(found === undefined)
  return (
    <>
      {hasFailed ? (
        <div className={styles.trouble}>
          <Notice tone="bad">
            <Trans>Couldn't load the results. Retrying automatically.</Trans>
          </Notice>
          <Button tone="outline" small onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {readAt !== undefined && (isOffline || hasFailed) ? <Stamp readAt={readAt} /> : null}
      {found === undefined ? hasFailed ? null : <Waiting /> : children(found, inSteps)}
    </>
  )
}

const Stamp = ({ readAt }: { readonly readAt: number }) => {
  const time = clockText(readAt)
  return (
    <p className="cap">
      <Trans>Data as of {time}</Trans>
    </p>
  )
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <span className="vh">
      <Trans>Loading...</Trans>
    </span>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)
