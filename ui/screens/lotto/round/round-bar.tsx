import type { BetGroup } from "@fakham/core"
import { moneyText, nothing } from "@fakham/core/money"
import { useLingui } from "@lingui/react/macro"
import { useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { Slot } from "../../../parts/chrome/slot.tsx"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { chevronLeftIcon } from "../../../parts/icons/player-icons.ts"
import { BalanceText } from "../../../parts/money/money.tsx"
import { useCash } from "../../page/use-cash.ts"
import styles from "./round-bar.module.css"

type RoundHeadingProps = { readonly title: ReactNode; readonly caption: ReactNode }

type RoundBarProps = Partial<RoundHeadingProps> & {
  readonly betGroup: BetGroup
  /** In the place of title and caption. */
  readonly name?: ReactNode
  /** The time that is left, or what has become of the round. */
  readonly children: ReactNode
}

/** The head of a page about one round, with the way back. */
export const RoundBar = ({ betGroup, title, caption, name, children }: RoundBarProps) => {
  const { t } = useLingui()
  const router = useRouter()
  const back = () =>
    router.history.canGoBack()
      ? router.history.back()
      : void router.navigate({ to: "/lotto/$betGroup", params: { betGroup } })
  return (
    <header className={styles.head}>
      <IconButton icon={chevronLeftIcon} label={t`Back`} onClick={back} />
      {name ?? <RoundHeading title={title} caption={caption} />}
      <div className={styles.clock}>
        {children}
        <Balance />
      </div>
    </header>
  )
}

export const RoundHeading = ({ title, caption }: RoundHeadingProps) => (
  <div className={styles.name}>
    <h1>{title}</h1>
    <p className="cap">{caption}</p>
  </div>
)

/** On a phone, where no bar stands above; it has its room before it is known. */
const Balance = () => {
  const cash = useCash()
  const balance = <BalanceText>{moneyText(cash ?? nothing)}</BalanceText>
  return (
    <span className={styles.balance}>
      {cash === undefined ? (
        <Slot name="cash" until={noWords}>
          {balance}
        </Slot>
      ) : (
        balance
      )}
    </span>
  )
}
