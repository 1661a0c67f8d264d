import { newestUpTo, numbersIn, type RoundResult } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useDeferredValue, useState } from "react"
import { useDates } from "../../../../locales/use-dates.ts"
import { chipClass } from "../../../../parts/controls/chip.tsx"
import { CheckColumns } from "../check/check-columns.tsx"
import { NumberCheck } from "../check/number-check.tsx"
import { FromArchive } from "../from-archive.tsx"
import { WithoutNumbers } from "../outcome.tsx"
import { ResultsHead } from "../results-head.tsx"
import { OwnInDraw } from "../round-page-link.tsx"
import { ShareLink } from "../share-link.tsx"
import styles from "./gov-day.module.css"
import { GovSheet } from "./gov-sheet.tsx"

type GovDayProps = { readonly day: string; readonly chosen: string | undefined }

/** The government's draw that was the newest on a day, with every prize of it. */
export const GovDay = ({ day, chosen }: GovDayProps) => {
  const { t } = useLingui()
  const title = t`Results: Government lottery`
  return (
    <>
      <ResultsHead title={title} parent={{ day: chosen }}>
        <ShareLink title={title} />
      </ResultsHead>
      <div className={styles.page}>
        <FromArchive choice={{ type: "history", betGroup: "gov", betType: undefined }}>
          {({ results }) => <Draws draws={results} day={day} />}
        </FromArchive>
      </div>
    </>
  )
}

const Draws = ({ draws, day }: { readonly draws: ReadonlyArray<RoundResult>; readonly day: string }) => {
  const { t } = useLingui()
  const { full } = useDates()
  const [draw] = newestUpTo(draws, day)
  const [text, setText] = useState("")
  const checked = numbersIn(useDeferredValue(text))
  return (
    <>
      {draws.length < 2 ? null : (
        <nav className={styles.draws} aria-label={t`Draws`}>
          {draws.map(({ betId, dt }) => (
            <Link
              key={betId}
              to="/results"
              search={{ group: "gov", day: dt }}
              resetScroll={false}
              className={chipClass}
              {...(betId === draw?.betId && { "aria-current": "page" })}
            >
              {full(dt)}
            </Link>
          ))}
        </nav>
      )}
      {draw === undefined ? (
        <p className={styles.nothing}>
          <Trans>No draws up to this day.</Trans>
        </p>
      ) : (
        <CheckColumns check={<NumberCheck text={text} onType={setText} draws={draws} shown={draw.betId} />}>
          {draw.prizes === undefined ? (
            <p className={styles.nothing}>
              {draw.outcome.type === "drawn" ? (
                <Trans>Prizes for this draw aren't out yet.</Trans>
              ) : (
                <WithoutNumbers of={draw.outcome} />
              )}
            </p>
          ) : (
            <GovSheet key={draw.betId} dt={draw.dt} prizes={draw.prizes} checked={checked} />
          )}
          <OwnInDraw of={draw} />
        </CheckColumns>
      )}
    </>
  )
}
