import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { OperationPending } from "../../page/layout/operation-pending.tsx"
import type { BankAdditionActor } from "./addition-actor.ts"

/** What the player has to know or decide while nobody has said what became of the account. */
export const AdditionOpen = ({ addition }: { readonly addition: BankAdditionActor }) => (
  <OperationPending
    operation={useSelector(addition, ({ children }) => children.operation)}
    unknown={<Trans>No reply yet. We're checking your accounts. It's added only once.</Trans>}
    unverifiable={
      <Trans>
        No reply, and this site can't list your accounts. You can send again: an account already there isn't added
        twice.
      </Trans>
    }
    neverReceived={<Trans>We didn't receive the account. It isn't in your list.</Trans>}
    again={<Trans>Send again</Trans>}
    leave={<Trans>Don't send</Trans>}
    drop={<Trans>Don't add it</Trans>}
  />
)
