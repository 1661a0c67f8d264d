import { dayAt } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useLoadedMachines } from "../../composition/use-loaded-machines.ts"
import { useShortDate } from "../../locales/use-short-date.ts"
import { clockText } from "../../words/clock-text.ts"

/** How old what is on show is, from when it is known. */
export const OfflineNote = () => {
  const told = useSelector(useLoadedMachines()?.asOf, (state) => state?.context.asOf)
  const date = useShortDate()
  const [today] = useState(() => dayAt(Date.now()))
  if (told === undefined) return null
  const day = dayAt(told)
  const [time, on] = [clockText(told), date(day)]
  return (
    <span className="cap">
      {day === today ? (
        <Trans>Data as of {time}</Trans>
      ) : (
        <Trans>
          Data as of {time}, {on}
        </Trans>
      )}
    </span>
  )
}
