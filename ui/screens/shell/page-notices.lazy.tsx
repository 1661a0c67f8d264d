import { useActorRef, useSelector } from "@xstate/react"
import { Suspense } from "react"
import { pageParts } from "../../app/page-parts.ts"
import { type Made, onParts, parts } from "../../app/parts.ts"
import { useLoadedPart } from "../../app/use-loaded-machines.ts"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import { OfflineNote } from "../site/offline/offline-note.tsx"
import { LiveBanner } from "./live-banner.tsx"
import { OwnerPlace } from "./owner-place.tsx"

const SessionReminder = lazyExtra(
  async () => (await import("../limits/reminder/session-reminder.lazy.tsx")).SessionReminder,
)

const FirstConsent = lazyExtra(() =>
  onParts(
    import("../site/consent/first-consent.lazy.tsx").then((of) => of.FirstConsent),
    pageParts.consent,
  ),
)

/** What a player is told beside the page: from when it is while they are offline, that news are cut off, and of the time they have played; and what they are asked once, or an operator wants of the owner. */
export const PageNotices = () => {
  const beside = useLoadedPart(parts.pageNoticeParts)
  return (
    <>
      <OfflineNote />
      <LiveBanner />
      <OwnerPlace />
      {beside === undefined ? null : <ReminderOnceNear {...beside} />}
      <Suspense>{beside?.asksConsent === true && <FirstConsent />}</Suspense>
    </>
  )
}

const ReminderOnceNear = ({ reminderNear }: Pick<Made["pageNoticeParts"], "reminderNear">) => {
  const isNear = useSelector(useActorRef(reminderNear), ({ status }) => status === "done")
  return <Suspense>{isNear && <SessionReminder />}</Suspense>
}
