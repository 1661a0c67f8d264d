import { moneyText } from "@fakham/core/money"
import { type DaySpan, type DayTotal, daySums } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useDates } from "../../../locales/use-dates.ts"
import styles from "./statement.module.css"

type DaysChartProps = { readonly totals: ReadonlyArray<DayTotal>; readonly span: DaySpan }

/** How high a bar may be, up or down. */
const height = 40

/** What each day brought in, upwards, and took out, downwards; the same as a table for who hears the page. */
export const DaysChart = ({ totals, span }: DaysChartProps) => {
  const { withoutYear, full } = useDates()
  const days = daySums(totals, span)
  const most = Math.max(1, ...days.flatMap(({ moneyIn, moneyOut }) => [moneyIn, Math.abs(moneyOut)]))
  const share = (amount: number) => (Math.abs(amount) / most) * height
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${days.length * 10} ${2 * height + 2}`} preserveAspectRatio="none" aria-hidden="true">
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
            <Trans>What each day brought in and took out</Trans>
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
                <Trans>Together</Trans>
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
