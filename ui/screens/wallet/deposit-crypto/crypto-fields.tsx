import { moneyText } from "@fakham/core/money"
import { type DepositOffer, depositAmount, type Network, type NetworkFault, usdtFor } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { Result } from "effect"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { Hint } from "../../../parts/fields/field.tsx"
import styles from "./deposit-crypto.module.css"
import { chainName } from "./network-name.ts"
import { usdtText } from "./usdt-text.ts"

export type CryptoOffer = Extract<DepositOffer, { readonly method: "crypto" }>

type CryptoFieldsProps = {
  readonly offer: CryptoOffer
  readonly amount: string
  readonly network: Network | undefined
  readonly networkAgain: Network | undefined
  readonly fault: NetworkFault | undefined
  readonly onNetwork: (network: Network) => void
  readonly onNetworkAgain: (network: Network) => void
}

/** What the amount comes to, and the network, said twice. */
export const CryptoFields = ({ offer, amount, network, networkAgain, fault, ...on }: CryptoFieldsProps) => {
  const { t } = useLingui()
  const { onNetwork, onNetworkAgain } = on
  const options = offer.networks.map((value) => ({ value, label: value, caption: chainName[value] }))
  return (
    <>
      <Worth amount={amount} offer={offer} />
      <div>
        <span className={styles.label} aria-hidden="true">
          <Trans>Network</Trans>
        </span>
        <Segmented label={t`Network`} options={options} value={network} onChange={onNetwork} />
      </div>
      <div>
        <span className={styles.label} aria-hidden="true">
          <Trans>Once more: the network that your wallet sends on</Trans>
        </span>
        <Segmented
          label={t`Once more: the network that your wallet sends on`}
          options={options}
          value={networkAgain}
          onChange={onNetworkAgain}
        />
        {fault === undefined ? null : (
          <Hint bad>
            <NetworkFaultText fault={fault} />
          </Hint>
        )}
      </div>
    </>
  )
}

/** What an amount comes to now; a deposit that is opened locks its own rate. */
const Worth = ({ amount, offer: { rate, terms } }: { readonly amount: string; readonly offer: CryptoOffer }) => {
  if (rate === undefined) return null
  const asked = depositAmount(amount, terms)
  const one = moneyText(rate)
  const usdt = Result.isSuccess(asked) ? usdtText(usdtFor(asked.success, rate)) : undefined
  return (
    <p className="cap" aria-live="polite">
      {usdt === undefined ? (
        <Trans>1 USDT = {one} baht</Trans>
      ) : (
        <Trans>
          About {usdt} USDT · 1 USDT = {one} baht. The rate is locked when the address is shown.
        </Trans>
      )}
    </p>
  )
}

const NetworkFaultText = ({ fault }: { readonly fault: NetworkFault }) => {
  switch (fault) {
    case "required":
      return <Trans>Choose the network.</Trans>
    case "notOffered":
      return <Trans>This network is unavailable. Choose another.</Trans>
    case "notConfirmed":
      return <Trans>The networks don't match. Choose the one your wallet sends on, both times.</Trans>
  }
}
