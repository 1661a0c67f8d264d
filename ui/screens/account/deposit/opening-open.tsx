import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { DepositActor } from "../../../composition/use-deposits.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { ErrandOpen } from "../page/errand-open.tsx"
import styles from "./deposit.module.css"

/** What the player has to know or decide while nobody has said whether a deposit was opened. */
export const OpeningOpen = ({ deposit }: { readonly deposit: DepositActor }) => {
  const errand = useSelector(deposit, ({ children }) => children.errand)
  const isUnknown = useSelector(errand, (state) => state?.hasTag("unknown") ?? false)
  return (
    <div className={styles.open}>
      <ErrandOpen
        errand={errand}
        unknown={<Trans>No answer came. It is asked for again until it is clear; it is opened only once.</Trans>}
        untraceable={
          <Trans>
            No answer came, and nobody can tell whether it was opened. Transfer nothing before you see an amount.
          </Trans>
        }
        again={<Trans>Ask for it again</Trans>}
        leave={<Trans>Don't send</Trans>}
      />
      {isUnknown ? (
        <Button tone="quiet" onClick={() => deposit.send({ type: "deposit.left" })}>
          <Trans>Not now</Trans>
        </Button>
      ) : null}
    </div>
  )
}
