import "../design/index.css"
import { i18n } from "@lingui/core"
import { I18nProvider } from "@lingui/react"
import { createRoot } from "react-dom/client"
import { Countdown } from "../parts/time/countdown.tsx"
import styles from "./gallery.module.css"

i18n.loadAndActivate({ locale: "th", messages: {} })

const day = { rounds: 352, minutesBetween: 4 }
const opened = Date.now()

/** As many countdowns as a day has rounds of yeekee and five-minute yeekee, all of them running. */
const DayOfCountdowns = () => (
  <main className={styles.day}>
    {Array.from({ length: day.rounds }, (_, round) => (
      <Countdown key={round} until={opened + (round + 1) * day.minutesBetween * 60_000} now={Date.now} />
    ))}
  </main>
)

const root = document.getElementById("countdowns")
if (root !== null)
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <DayOfCountdowns />
    </I18nProvider>,
  )
