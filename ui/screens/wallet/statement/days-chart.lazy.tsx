import { moneyText } from "@fakham/core/money"
import { type DaySpan, type DayTotal, daySums } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { useDates } from "../../../locales/use-dates.ts"
import styles from "./statement.module.css"

type DaysChartProps = { readonly totals: ReadonlyArray<DayTotal>; readonly span: DaySpan }

/** How high a bar may be, up or down. */
const height = 40

/** What each day brought in, upwards, and took out, downwards; the same as a table for who hears the page. */
export const DaysChart = ({ totals, span }: DaysChartProps) => {
  const { t } = useLingui()
  const { withoutYear, full } = useDates()
  const days = daySums(totals, span)
  const most = Math.max(1, ...days.flatMap(({ moneyIn, moneyOut }) => [moneyIn, Math.abs(moneyOut)]))
  const [wanted, choose] = useState<number>()
  const place = Math.min(wanted ?? days.findLastIndex(({ moneyIn, moneyOut }) => moneyIn !== moneyOut), days.length - 1)
  const chosen = days[place]
  const share = (amount: number) => (Math.abs(amount) / most) * height
  if (chosen === undefined) return null
  return (
    <figure className={styles.figure}>
      <output className={styles.ofDay}>
        <b>{full(chosen.day)}</b>
        <span className="num">{moneyText(chosen.moneyIn, "both")}</span>
        <span className="num">{moneyText(chosen.moneyOut, "both")}</span>
      </output>
      <div className={styles.bars}>
        <svg viewBox={`0 0 ${days.length * 10} ${2 * height + 2}`} preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.chosenDay} x={place * 10} y={0} width={10} height={2 * height + 2} />
          {days.map(({ day, moneyIn, moneyOut }, at) => (
            <g key={day}>
              <rect
                className={styles.barIn}
                x={at * 10 + 2}
                y={height - share(moneyIn)}
                width={6}
                height={share(moneyIn)}
              />
              <rect className={styles.barOut} x={at * 10 + 2} y={height + 2} width={6} height={share(moneyOut)} />
            </g>
          ))}
          <rect className={styles.middle} y={height + 0.5} width={days.length * 10} height={1} />
        </svg>
        <input
          type="range"
          min={0}
          max={days.length - 1}
          value={place}
          aria-label={t`Day of the chart`}
          aria-valuetext={full(chosen.day)}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </div>
      <figcaption aria-hidden="true" className="cap">
        <span>{withoutYear(span.from)}</span>
        <span className={styles.keyIn}>
          <Trans>In</Trans>
        </span>
        <span className={styles.keyOut}>
          <Trans>Out</Trans>
        </span>
        <span>{withoutYear(span.to)}</span>
      </figcaption>
      <div className="vh">
        <table>
          <caption>
            <Trans>Money in and out per day</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              <th scope="col">
                <Trans>In</Trans>
              </th>
              <th scope="col">
                <Trans>Out</Trans>
              </th>
              <th scope="col">
                <Trans>Net</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, moneyIn, moneyOut, net }) => (
              <tr key={day}>
                <th scope="row">{full(day)}</th>
                <td>{moneyText(moneyIn, "both")}</td>
                <td>{moneyText(moneyOut, "both")}</td>
                <td>{moneyText(net, "both")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
