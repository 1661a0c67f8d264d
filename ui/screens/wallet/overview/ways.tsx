import { moneyText } from "@fakham/core/money"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { Section } from "../../../parts/chrome/section.tsx"
import { bankIcon, friendsIcon } from "../../../parts/icons/account-icons.ts"
import { Icon, type IconShape } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon, refreshIcon, statementIcon } from "../../../parts/icons/player-icons.ts"
import { clockIcon } from "../../../parts/icons/wallet-icons.ts"
import { useOwnPlayer } from "../../page/use-player.ts"
import { useWrittenAccounts } from "../deposit/use-deposits.ts"
import styles from "./wallet.module.css"

/** The ways to what has become of the money, and to what belongs to it. */
export const Ways = () => (
  <div className={styles.ways}>
    <Section title={<Trans>See and manage</Trans>}>
      <ul className={styles.list}>
        <li>
          <Link to="/credit/statement" className={styles.row}>
            <Row icon={statementIcon} title={<Trans>Statement</Trans>} />
          </Link>
        </li>
        <li>
          <Link to="/credit/status" className={styles.row}>
            <Row icon={clockIcon} title={<Trans>Transaction status</Trans>} />
          </Link>
        </li>
        <li>
          <Link to="/credit/turnover" className={styles.row}>
            <Row icon={refreshIcon} title={<Trans>Turnover</Trans>} />
          </Link>
        </li>
        <li>
          <Link to="/bank/status" className={styles.row}>
            <Row icon={bankIcon} title={<Trans>Bank accounts</Trans>} caption={<UsableAccount />} />
          </Link>
        </li>
        <li>
          <Link to="/profile/affiliate" className={styles.row}>
            <Row icon={friendsIcon} title={<Trans>Referral earnings</Trans>} end={<Income />} />
          </Link>
        </li>
      </ul>
    </Section>
  </div>
)

type RowProps = {
  readonly icon: IconShape
  readonly title: ReactNode
  readonly caption?: ReactNode
  readonly end?: ReactNode
}

const Row = ({ icon, title, caption, end }: RowProps) => (
  <>
    <Icon of={icon} size="s" />
    <span>
      <b>{title}</b>
      {caption === undefined ? null : <span className="cap">{caption}</span>}
    </span>
    <span className={styles.end}>
      {end}
      <Icon of={chevronRightIcon} size="xs" />
    </span>
  </>
)

const UsableAccount = () => {
  const { bankOf, lastDigits } = useWrittenAccounts()
  const accounts = useResource(usePart(parts.ownMoney).ownAccounts).data
  if (accounts === undefined) return null
  const account = accounts.find(({ isChecked }) => isChecked) ?? accounts[0]
  if (account === undefined) return <Trans>None yet</Trans>
  const name = bankOf(account.bankCode)?.abbreviation ?? account.bankCode
  const digits = lastDigits(account.accountNumber)
  return (
    <Trans>
      {name} ending in {digits}
    </Trans>
  )
}

const Income = () => {
  const income = useOwnPlayer().player?.afCash
  return income === undefined ? null : <span className={styles.income}>{moneyText(income)}</span>
}
