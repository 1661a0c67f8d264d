import { limitLeft } from "@fakham/core/limits"
import { moneyText } from "@fakham/core/money"
import { type AchievementTally, bankOf, lastDigits } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link, type LinkProps } from "@tanstack/react-router"
import type { ComponentProps } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { bankIcon, giftIcon, keyIcon, shieldIcon } from "../../../parts/icons/account-icons.ts"
import { infoIcon, userIcon } from "../../../parts/icons/icon.tsx"
import { bookIcon, downloadIcon, starIcon } from "../../../parts/icons/player-icons.ts"
import styles from "./profile.module.css"
import { WayRow } from "./way-row.tsx"

type WayProps = ComponentProps<typeof WayRow> & { readonly to: NonNullable<LinkProps["to"]> }

const Way = ({ to, ...row }: WayProps) => (
  <li>
    <Link to={to}>
      <WayRow {...row} />
    </Link>
  </li>
)

/** The ways to what a player has and plays by; the captions come where the operator tells what they say. */
export const WaysOn = ({ reached }: { readonly reached: AchievementTally | undefined }) => (
  <ul className={styles.ways}>
    <Way to="/profile/limits" icon={shieldIcon} title={<Trans>Play limits</Trans>} caption={<DepositLeft />} />
    <Way to="/number-set" icon={bookIcon} title={<Trans>Number sets</Trans>} />
    <Way
      to="/profile/achievement"
      icon={starIcon}
      title={<Trans>Achievements</Trans>}
      caption={reached && <StarsReached tally={reached} />}
    />
    <Way to="/profile/affiliate" icon={userIcon} title={<Trans>Invite friends</Trans>} />
    <Way to="/promotions" icon={giftIcon} title={<Trans>Promotions</Trans>} />
  </ul>
)

/** The ways to what the operator knows a player by, and to help. */
export const WaysToOwnData = () => (
  <ul className={styles.ways}>
    <Way to="/profile/edit" icon={userIcon} title={<Trans>Edit profile</Trans>} />
    <Way
      to="/profile/change-pin"
      icon={keyIcon}
      title={<Trans>Change PIN</Trans>}
      caption={<Trans>Logs out all your other devices</Trans>}
    />
    <Way to="/bank/status" icon={bankIcon} title={<Trans>Bank accounts</Trans>} caption={<UsableAccount />} />
    <Way to="/how-to" icon={infoIcon} title={<Trans>Guides</Trans>} />
    <Way to="/download" icon={downloadIcon} title={<Trans>Install the app</Trans>} />
  </ul>
)

const StarsReached = ({ tally: { reached, all } }: { readonly tally: AchievementTally }) => (
  <Trans>
    {reached} of {all} stars
  </Trans>
)

const DepositLeft = () => {
  const { data: own } = useResource(usePart(parts.ownLimits).ownLimits)
  if (own === undefined) return null
  const left = limitLeft("deposit", own.limits)
  if (left === undefined) return <Trans>No limit on deposits</Trans>
  const amount = moneyText(left)
  return <Trans>You can still deposit {amount}</Trans>
}

const UsableAccount = () => {
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
