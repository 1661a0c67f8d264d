import { type PoySearch, type PoyStatus, poyStatuses } from "@fakham/core/order"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Chip } from "../../../parts/controls/chip.tsx"
import styles from "./poy-list.module.css"

const names: Readonly<Record<PoyStatus, ReactNode>> = {
  waiting: <Trans>Pending</Trans>,
  won: <Trans>Won</Trans>,
  lost: <Trans>No win</Trans>,
  refunded: <Trans>Refunded</Trans>,
  cancelled: <Trans>Cancelled</Trans>,
}

type PoyListHeadProps = {
  readonly chosen?: PoySearch["status"]
  readonly counts?: Readonly<Partial<Record<PoyStatus, number>>> | undefined
  readonly onChoose?: (status: PoyStatus | undefined) => void
  readonly filters?: ReactNode
}

/** The name of the page, and the choice of what became of the slips on it. */
export const PoyListHead = ({ chosen, counts, onChoose, filters }: PoyListHeadProps) => (
  <>
    <div className={styles.head}>
      <h1>
        <Trans>My slips</Trans>
      </h1>
      <Link to="/number-set" className={buttonClass({ tone: "quiet", small: true })}>
        <Trans>Number sets</Trans>
      </Link>
    </div>
    <div className={styles.chips}>
      {[undefined, ...poyStatuses].map((status) => (
        <Chip key={status ?? "all"} pressed={chosen === status} onClick={() => onChoose?.(status)}>
          {status === undefined ? <Trans>All</Trans> : names[status]}
          {status === undefined ? null : <Count of={counts?.[status]} />}
        </Chip>
      ))}
    </div>
    {filters}
  </>
)

/** What is not there needs no number. */
const Count = ({ of }: { readonly of: number | undefined }) =>
  of === undefined || of === 0 ? null : <span className={styles.count}>{of}</span>
