import { moneyText } from "@fakham/core/money"
import type { WithdrawalTerms } from "@fakham/core/wallet"
import { Plural, Trans } from "@lingui/react/macro"

type FeeAndTimeProps = { readonly terms: WithdrawalTerms }

/** What it costs and when the money is usually there, as far as the operator tells. */
export const FeeAndTime = ({ terms: { fee, usualTime } }: FeeAndTimeProps) => (
  <>
    {fee === undefined ? null : (
      <>
        <dt>
          <Trans>Fee</Trans>
        </dt>
        <dd className="num">{moneyText(fee)}</dd>
      </>
    )}
    {usualTime === undefined ? null : (
      <>
        <dt>
          <Trans>In your account</Trans>
        </dt>
        <dd>
          <UsualTime of={usualTime} />
        </dd>
      </>
    )}
  </>
)

/** How long it usually takes at most, in whole minutes. */
export const UsualTime = ({ of }: { readonly of: number }) => {
  const minutes = Math.max(1, Math.ceil(of / 60_000))
  return (
    <Trans>
      usually within <Plural value={minutes} one="# minute" other="# minutes" />
    </Trans>
  )
}
