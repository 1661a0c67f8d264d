import { useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { parts } from "../../../app/parts.ts"
import { useResourceOfFlow } from "../../../app/use-resource-of-flow.ts"
import { usePart } from "../../../app/use-visit.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { AccountForm } from "./account-form.tsx"
import { AccountAdded } from "./added.tsx"
import type { BankAdditionActor } from "./addition-actor.ts"

/** A bank account of the player's, added once. */
export const BankAddScreen = () => {
  const { t } = useLingui()
  const addition = useActorRef(usePart(parts.newAccounts).addition)
  const isLoading = useSelector(addition, (state) => state.matches("loading"))
  const isAdded = useSelector(addition, (state) => state.matches("added"))
  usePageTitle(t`Add a bank account`)
  return (
    <AccountPage title={t`Add a bank account`} backTo="/bank/status" wide={!isAdded}>
      {isLoading ? (
        <LoadingBanks addition={addition} />
      ) : isAdded ? (
        <AccountAdded addition={addition} />
      ) : (
        <AccountForm addition={addition} />
      )}
    </AccountPage>
  )
}

const LoadingBanks = ({ addition }: { readonly addition: BankAdditionActor }) => {
  const { hasFailed, retry } = useResourceOfFlow(addition)
  return <UnreadList hasFailed={hasFailed} onRetry={retry} />
}
