import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { infoIcon } from "../../../parts/icons/icon.tsx"
import { NoticeBanner } from "../../../parts/notices/banner.tsx"

type NewReleaseProps = {
  /** Whether loading anew would take something away just now. */
  readonly isBusy: () => boolean
  readonly onUse: () => void
}

/** Offers the newer release. Nothing is loaded anew unless it is asked for, and not while something would be lost by it. */
export const NewRelease = ({ isBusy, onUse }: NewReleaseProps) => {
  const [isPutOff, putOff] = useState(false)
  const use = () => {
    if (isBusy()) putOff(true)
    else onUse()
  }
  return (
    <NoticeBanner
      icon={infoIcon}
      action={
        <Button tone="quiet" small onClick={use}>
          <Trans>Update now</Trans>
        </Button>
      }
    >
      {isPutOff ? (
        <Trans>Finish what you have open, then tap again. Nothing will be lost.</Trans>
      ) : (
        <Trans>A new version is available.</Trans>
      )}
    </NoticeBanner>
  )
}
