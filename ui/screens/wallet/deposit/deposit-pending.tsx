import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../../parts/controls/button.tsx"
import { OperationPending } from "../../page/layout/operation-pending.tsx"
import styles from "./deposit.module.css"
import type { DepositActor } from "./use-deposits.ts"

/** What the player has to know or decide while nobody has said whether a deposit was opened. */
export const DepositPending = ({ deposit }: { readonly deposit: DepositActor }) => {
  const operation = useSelector(deposit, ({ children }) => children.operation)
  const isUnknown = useSelector(operation, (state) => state?.hasTag("unknown") ?? false)
  return (
    <div className={styles.open}>
      <OperationPending
        operation={operation}
        unknown={<Trans>No reply yet. We're checking. Only one deposit is created.</Trans>}
        unverifiable={
          <Trans>No reply, so we don't know whether it was created. Don't transfer until you see an amount.</Trans>
        }
        again={<Trans>Request again</Trans>}
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
