import { type BankMove, type BankStatement, bankProgress } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate, useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Section } from "../../../parts/chrome/section.tsx"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { MoveRow } from "./move-row.tsx"
import styles from "./status.module.css"

const directions = ["in", "out"] as const
type Direction = (typeof directions)[number]
const isOf = (direction: Direction | undefined, { part }: BankMove) =>
  direction === undefined || (part === "userWithdraw") === (direction === "out")

/** Deposits and withdrawals: what does not match and what is under way first. */
export const BankEntries = ({ of }: { readonly of: BankStatement }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const asked: unknown = Reflect.get(useSearch({ strict: false }), "only")
  const direction = directions.find((one) => one === asked)
  const progress = bankProgress(of)
  const shown = (moves: ReadonlyArray<BankMove>) => moves.filter((move) => isOf(direction, move))
  const parts: ReadonlyArray<readonly [key: string, title: ReactNode, moves: ReadonlyArray<BankMove>]> = [
    ["mismatched", <Trans key="mismatched">Doesn't match</Trans>, shown(progress.mismatched)],
    ["open", <Trans key="open">In progress</Trans>, shown(progress.open)],
    ["over", <Trans key="over">Finished</Trans>, shown(progress.over)],
  ]
  return (
    <div className={styles.parts}>
      <Segmented
        label={t`Show`}
        options={[
          { value: "all", label: <Trans>All</Trans> },
          { value: "in", label: <Trans>Deposited</Trans> },
          { value: "out", label: <Trans>Withdrawn</Trans> },
        ]}
        value={direction ?? "all"}
        onChange={(only) =>
          void navigate({ to: "/credit/status", search: only === "all" ? {} : { only }, replace: true })
        }
      />
      {parts.every(([, , moves]) => moves.length === 0) ? (
        <p className="sub">
          <Trans>No deposits or withdrawals yet.</Trans>
        </p>
      ) : (
        parts
          .filter(([, , moves]) => moves.length > 0)
          .map(([key, title, moves]) => (
            <div key={key} className={key === "over" ? styles.over : undefined}>
              <Section title={title}>
                <ul className={styles.list}>
                  {moves.map((move) => (
                    <li key={move.id}>
                      <MoveRow of={move} />
                    </li>
                  ))}
                </ul>
              </Section>
            </div>
          ))
      )}
    </div>
  )
}
