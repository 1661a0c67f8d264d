import { type Closing, closingsUntil, isGov4dVariant, type Round } from "@fakham/core/lotto"
import { hour } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useMinute } from "../../parts/time/use-minute.ts"
import { clockText } from "../../words/clock-text.ts"
import { useShortVariantTitles } from "../../words/variant-name.tsx"
import { GlyphStars } from "./emblem/glyph.tsx"
import styles from "./skyline.module.css"
import { hoursOf, placeStars, skylineX } from "./skyline-layout.ts"
import { useCountryOf } from "./use-country-of.ts"

type SkylineProps = { readonly rounds: ReadonlyArray<Round>; readonly now: () => number }

/** The closings of the coming hours at their true time above a horizon. */
export const Skyline = ({ rounds, now }: SkylineProps) => {
  const name = useClosingName()
  const moment = useMinute(now)
  const from = Math.floor(moment / hour) * hour
  const [next] = closingsUntil(rounds, moment, Number.POSITIVE_INFINITY)
  const hours = hoursOf(next?.closesAt, from)
  const closings = closingsUntil(rounds, moment, from + hours * hour).map((closing) => ({
    ...closing,
    label: `${name(closing)} ${clockText(closing.closesAt)}`,
  }))
  const stars = placeStars(closings, from, hours)
  const list = closings.map(({ label }) => label).join(", ")
  const nowAt = skylineX(moment, from, hours)
  const tick = Math.ceil(hours / 4.5)
  return (
    <>
      {closings.length === 0 ? null : (
        <p className="vh">
          <Trans>Closing next: {list}</Trans>
        </p>
      )}
      <Ground>
        {[0, 1, 2, 3, 4].map((at) => (
          <text key={at} x={skylineX(from + at * tick * hour, from, hours)} y="166" textAnchor="middle">
            {clockText(from + at * tick * hour)}
          </text>
        ))}
        <path className={styles.now} d={`M${nowAt} 8V145`} />
        {stars.map((star, at) =>
          star === undefined ? null : <path key={at} className={styles.drop} d={`M${star.x} ${star.y + 32}V140`} />,
        )}
        {stars.map((star, at) => {
          const closing = closings[at]
          if (star === undefined || closing === undefined) return null
          const { x, y, anchor, words } = star
          return (
            <g key={closing.rounds[0].betId}>
              <g transform={`translate(${x - 16} ${y}) scale(.8)`}>
                <GlyphStars of={glyphOf(closing)} />
              </g>
              <rect className={styles.behind} x={words.x} y={y + 8} width={words.width} height="18" />
              <text className={styles.label} x={anchor === "start" ? x + 20 : x - 20} y={y + 21} textAnchor={anchor}>
                {closing.label}
              </text>
            </g>
          )
        })}
      </Ground>
    </>
  )
}

const Ground = ({ children }: { readonly children?: ReactNode }) => (
  <svg className={styles.skyline} viewBox="0 0 390 172" aria-hidden="true">
    <path className={styles.horizon} d="M0 146Q195 136 390 146" />
    {children}
  </svg>
)

/** The same before any round is known. */
export const SkylineSkeleton = () => <Ground />

const glyphOf = ({ rounds: [{ betGroup, betType }] }: Closing) =>
  isGov4dVariant(betType) ? betType : betGroup === "gov" ? "gov" : "stock"

/** What a market's name adds in brackets has room in the lists only. */
const aside = /\s*\([^)]*\)$/

/** What a closing is called in a few letters, and how many others close with it. */
const useClosingName = () => {
  const { t } = useLingui()
  const variant = useShortVariantTitles()
  const countryOf = useCountryOf()
  return ({ rounds: [first, ...others] }: Closing): string => {
    const name = isGov4dVariant(first.betType)
      ? variant(first.betType)
      : first.betGroup === "gov"
        ? t`Government lottery`
        : (countryOf(first.betType) ?? first.betName.replace(aside, ""))
    return others.length === 0 ? name : `${name} +${others.length}`
  }
}
