import { dayAt } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useApp } from "../../app.ts"
import { useLoadedMachines } from "../../composition/use-loaded-machines.ts"
import { useShortDate } from "../../locales/use-short-date.ts"
import { offline } from "../../parts/controls/icon.tsx"
import { Banner } from "../../parts/notices/banner.tsx"
import { clockText } from "../../words/clock-text.ts"

/** How old what is on show is while the player is offline, from when it is known. */
export const OfflineNote = () => {
  const isOffline = useSelector(useApp().connection, (state) => state.matches("offline"))
  const told = useSelector(useLoadedMachines()?.asOf, (state) => state?.context.asOf)
  const date = useShortDate()
  const [today] = useState(() => dayAt(Date.now()))
  if (!isOffline || told === undefined) return null
  const day = dayAt(told)
  const [time, on] = [clockText(told), date(day)]
  return (
    <Banner icon={offline}>
      {day === today ? (
        <Trans>Data as of {time}</Trans>
      ) : (
        <Trans>
          Data as of {time}, {on}
        </Trans>
      )}
    </Banner>
  )
}
