import { useSelector } from "@xstate/react"
import { Notice } from "../../../../parts/notices/notice.tsx"
import { DepositPending } from "../deposit-pending.tsx"
import { DepositFailureText } from "../failure-text.tsx"
import type { DepositActor } from "../use-deposits.ts"

/** What became of opening a deposit, where it was not opened or nobody has said so yet. */
export const OpeningFailure = ({ deposit }: { readonly deposit: DepositActor }) => {
  const failure = useSelector(deposit, ({ context }) => context.failure)
  return (
    <>
      {failure === undefined ? null : (
        <div role="alert">
          <Notice tone="bad">
            <DepositFailureText failure={failure} />
          </Notice>
        </div>
      )}
      <DepositPending deposit={deposit} />
    </>
  )
}
