import { digitCounts, type RoundResult } from "@fakham/core/lotto"
import { Plural, Trans } from "@lingui/react/macro"
import styles from "./digit-stars.module.css"

/** How large a star is for a digit that came out this often. */
const radius = (count: number, most: number) => 3 + (most === 0 ? 0 : (count / most) * 6.6)

/** How often each digit came out, as stars: it says nothing about the next draw, and it says so. */
export const DigitStars = ({ results }: { readonly results: ReadonlyArray<RoundResult> }) => {
  const counts = digitCounts(results)
  const most = Math.max(...counts)
  const least = Math.min(...counts)
  const draws = results.filter(({ outcome }) => outcome.type === "drawn").length
  if (draws === 0) return null
  const [often, seldom] = [counts.indexOf(most), counts.indexOf(least)]
  return (
    <section className={styles.digits}>
      <header>
        <h2>
          <Trans>Most drawn digits</Trans>
        </h2>
        <span className="cap">
          <Trans>
            3 top, <Plural value={draws} one="# draw" other="# draws" />
          </Trans>
        </span>
      </header>
      <svg viewBox="0 0 350 66" aria-hidden="true">
        {counts.map((count, digit) => {
          const x = 17.5 + digit * 35
          const r = radius(count, most)
          return (
            <g key={digit}>
              <circle className={styles.halo} cx={x} cy="24" r={r + 5} />
              <circle className={styles.star} cx={x} cy="24" r={r} />
              <text x={x} y="60" textAnchor="middle">
                {digit}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="cap">
        <Trans>
          The bigger the star, the more often it was drawn: {often} came up{" "}
          <Plural value={most} one="once" other="# times" />, {seldom}{" "}
          <Plural value={least} one="once" other="# times" />. Every draw is independent: past draws don't change the
          odds.
        </Trans>
      </p>
    </section>
  )
}
