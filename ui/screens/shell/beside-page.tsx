import { Suspense } from "react"
import { useReminderNear } from "../../composition/use-reminder-near.ts"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import { LiveBanner } from "./live-banner.tsx"

const SessionReminder = lazyExtra(async () => (await import("../reminder/session-reminder.tsx")).SessionReminder)

/** What a player is told beside the page: that news are cut off, and of the time they have played. */
export const BesidePage = () => (
  <>
    <LiveBanner />
    {useReminderNear() ? (
      <Suspense>
        <SessionReminder />
      </Suspense>
    ) : null}
  </>
)
