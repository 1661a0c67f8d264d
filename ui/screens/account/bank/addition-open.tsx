import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { ErrandOpen } from "../page/errand-open.tsx"
import type { BankAdditionActor } from "./addition-actor.ts"

/** What the player has to know or decide while nobody has said what became of the account. */
export const AdditionOpen = ({ addition }: { readonly addition: BankAdditionActor }) => (
  <ErrandOpen
    errand={useSelector(addition, ({ children }) => children.errand)}
    unknown={<Trans>No answer came. Your accounts are looked at until it is clear; the account is added once.</Trans>}
    untraceable={
      <Trans>
        No answer came, and this operator cannot tell your accounts. Sent again, an account that is there already is
        refused and not added twice.
      </Trans>
    }
    unheard={<Trans>The account has not arrived. It is not among your accounts.</Trans>}
    again={<Trans>Send it again</Trans>}
    leave={<Trans>Don't send</Trans>}
    drop={<Trans>Do not add it</Trans>}
  />
)
