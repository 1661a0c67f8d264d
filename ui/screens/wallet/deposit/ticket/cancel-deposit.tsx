import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useApp } from "../../../../app/app.ts"
import { Button } from "../../../../parts/controls/button.tsx"
import { Notice } from "../../../../parts/notices/notice.tsx"
import { LastYesSheet } from "../../../../parts/sheets/last-yes-sheet.tsx"
import type { DepositActor } from "../use-deposits.ts"

/** Calls a deposit off that still waits; where the operator calls none off, there is no such button. */
export const CancelDeposit = ({ deposit }: { readonly deposit: DepositActor }) => {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const isOffered = useSelector(deposit, ({ context }) => context.isCancelOffered)
  const isCancelling = useSelector(deposit, (state) => state.matches("cancelling"))
  const isOffline = useSelector(useApp().connection, (state) => state.matches("offline"))
  if (!isOffered) return null
  const cancel = () => {
    setAsking(false)
    deposit.send({ type: "cancel.requested" })
  }
  return (
    <>
      <Button tone="quiet" sending={isCancelling} onClick={() => setAsking(true)}>
        <Trans>Cancel deposit</Trans>
      </Button>
      {isAsking ? (
        <LastYesSheet
          title={t`Cancel this deposit?`}
          yes={<Trans>Cancel deposit</Trans>}
          no={<Trans>Keep deposit</Trans>}
          against={isOffline ? <OfflineNotice /> : undefined}
          onYes={cancel}
          onNo={() => setAsking(false)}
        >
          <p className="sub">
            <Trans>Already transferred? Don't cancel: the money arrives automatically.</Trans>
          </p>
        </LastYesSheet>
      ) : null}
    </>
  )
}

const OfflineNotice = () => (
  <output>
    <Notice>
      <Trans>No connection. Nothing was sent. Confirm once it's back.</Trans>
    </Notice>
  </output>
)
