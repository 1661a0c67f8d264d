import { type MarketRegion, marketRegions, marketsIn, type Round } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { chipClass } from "../../../parts/controls/chip.tsx"
import styles from "./regions.module.css"

const names: Readonly<Record<MarketRegion, ReactNode>> = {
  thailand: <Trans>Thailand</Trans>,
  asia: <Trans>Asia</Trans>,
  west: <Trans>Europe, Africa, America</Trans>,
}

type RegionsProps = { readonly rounds: ReadonlyArray<Round>; readonly region: MarketRegion | undefined }

/** Chooses which part of the world's markets are shown; the address keeps it, and it is no step on the way back. */
export const Regions = ({ rounds, region }: RegionsProps) => {
  const { t } = useLingui()
  return (
    <nav className={styles.regions} aria-label={t`Regions`}>
      {[undefined, ...marketRegions].map((one) => (
        <Link
          key={one ?? "all"}
          to="/lotto/$betGroup"
          params={{ betGroup: "stock" }}
          search={one === undefined ? {} : { region: one }}
          activeOptions={{ exact: true }}
          replace
          resetScroll={false}
          className={chipClass}
          {...(one === region && { "aria-current": "page" })}
        >
          {one === undefined ? <Trans>All markets</Trans> : names[one]}{" "}
          <span className="num">{marketsIn(one, rounds).length}</span>
        </Link>
      ))}
    </nav>
  )
}
