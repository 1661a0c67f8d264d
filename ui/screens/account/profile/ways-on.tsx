import { limitLeft } from "@fakham/core/limits"
import { type AchievementTally, bankOf, lastDigits } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { useOwnAccounts } from "../../../composition/use-own-accounts.ts"
import { useOwnLimits } from "../../../composition/use-own-limits.ts"
import { bank, gift, key, shield } from "../../../parts/controls/account-icons.ts"
import { info, user } from "../../../parts/controls/icon.tsx"
import { book, download, star } from "../../../parts/controls/player-icons.ts"
import { moneyText } from "../../../parts/money/money-text.ts"
import styles from "./profile.module.css"
import { WayRow } from "./way-row.tsx"

/** The ways to what a player has and plays by; the captions come where the operator tells what they say. */
export const WaysOn = ({ reached }: { readonly reached: AchievementTally | undefined }) => (
  <ul className={styles.ways}>
    <li>
      <Link to="/profile/limits">
        <WayRow icon={shield} title={<Trans>Play limits</Trans>} caption={<DepositLeft />} />
      </Link>
    </li>
    <li>
      <Link to="/number-set">
        <WayRow icon={book} title={<Trans>Number sets</Trans>} />
      </Link>
    </li>
    <li>
      <Link to="/profile/achievement">
        <WayRow icon={star} title={<Trans>Achievements</Trans>} caption={reached && <StarsReached tally={reached} />} />
      </Link>
    </li>
    <li>
      <Link to="/profile/affiliate">
        <WayRow icon={user} title={<Trans>Invite friends</Trans>} />
      </Link>
    </li>
    <li>
      <Link to="/promotions">
        <WayRow icon={gift} title={<Trans>Promotions</Trans>} />
      </Link>
    </li>
  </ul>
)

/** The ways to what the operator knows a player by, and to help. */
export const WaysToOwnData = () => (
  <ul className={styles.ways}>
    <li>
      <Link to="/profile/edit">
        <WayRow icon={user} title={<Trans>Edit profile</Trans>} />
      </Link>
    </li>
    <li>
      <Link to="/profile/change-pin">
        <WayRow icon={key} title={<Trans>Change PIN</Trans>} caption={<Trans>Logs out all your other devices</Trans>} />
      </Link>
    </li>
    <li>
      <Link to="/bank/status">
        <WayRow icon={bank} title={<Trans>Bank accounts</Trans>} caption={<UsableAccount />} />
      </Link>
    </li>
    <li>
      <Link to="/how-to">
        <WayRow icon={info} title={<Trans>How to</Trans>} />
      </Link>
    </li>
    <li>
      <Link to="/download">
        <WayRow icon={download} title={<Trans>Install the app</Trans>} />
      </Link>
    </li>
  </ul>
)

const StarsReached = ({ tally: { reached, all } }: { readonly tally: AchievementTally }) => (
  <Trans>
    {reached} of {all} stars
  </Trans>
)

const DepositLeft = () => {
  const own = useSelector(useActorRef(useOwnLimits()), ({ context }) => context.known)
  if (own === undefined) return null
  const left = limitLeft("deposit", own.limits)
  if (left === undefined) return <Trans>No limit on deposits</Trans>
  const amount = moneyText(left)
  return <Trans>You can deposit another {amount}</Trans>
}

const UsableAccount = () => {
  const accounts = useSelector(useActorRef(useOwnAccounts()), ({ context }) => context.known)
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
