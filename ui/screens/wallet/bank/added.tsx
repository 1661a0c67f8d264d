import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import type { BankAdditionActor } from "./addition-actor.ts"
import styles from "./bank.module.css"
import { Passbook } from "./passbook.tsx"

/** The account has arrived, and is checked from now on. */
export const AccountAdded = ({ addition }: { readonly addition: BankAdditionActor }) => {
  const command = useSelector(addition, ({ context: { operation } }) =>
    operation !== undefined && "command" in operation ? operation.command : undefined,
  )
  return (
    <>
      {command === undefined ? null : <Passbook {...command} name="" isChecked={false} />}
      <output>
        <Trans>Account saved. We're verifying it with the bank.</Trans>
      </output>
      <div className={styles.acts}>
        <Link to="/bank/status" className={buttonClass({ tone: "gold", block: true })}>
          <Trans>See my accounts</Trans>
        </Link>
        <Button tone="outline" block onClick={() => addition.send({ type: "another.requested" })}>
          <Trans>Add a new account</Trans>
        </Button>
      </div>
    </>
  )
}
