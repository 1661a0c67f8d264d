import { Suspense } from "react"
import { isConsentAsked } from "../../app/is-consent-asked.ts"
import { useReminderNear } from "../../app/use-reminder-near.ts"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import { OfflineNote } from "../site/offline/offline-note.tsx"
import { LiveBanner } from "./live-banner.tsx"
import { OwnerPlace } from "./owner-place.tsx"

const SessionReminder = lazyExtra(async () => (await import("../limits/reminder/session-reminder.tsx")).SessionReminder)

const FirstConsent = lazyExtra(async () => (await import("../site/consent/first-consent.tsx")).FirstConsent)

/** What a player is told beside the page: from when it is while they are offline, that news are cut off, and of the time they have played; and what they are asked once, or an operator wants of the owner. */
export const BesidePage = () => (
  <>
    <OfflineNote />
    <LiveBanner />
    <OwnerPlace />
    <Suspense>{useReminderNear() && <SessionReminder />}</Suspense>
    <Suspense>{isConsentAsked() && <FirstConsent />}</Suspense>
  </>
)
