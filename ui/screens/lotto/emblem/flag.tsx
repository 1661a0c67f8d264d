import { countryOfMarket } from "@fakham/core/lotto"
import styles from "./flag.module.css"
import { flags } from "./flags.ts"
import { Glyph } from "./glyph.tsx"

/** The flag of a market's country, or the stars of its group for a market that nobody knows. Its name stands beside it. */
export const MarketFlag = ({ of: betType }: { readonly of: string }) => {
  const country = countryOfMarket(betType)
  return country === undefined ? (
    <Glyph of="stock" />
  ) : (
    <svg className={styles.flag} viewBox="0 0 28 20" aria-hidden="true">
      {flags[country].map(([color, shape]) => (
        <path key={shape} fill={color} d={shape} />
      ))}
    </svg>
  )
}
