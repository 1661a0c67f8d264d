import { nothing } from "@fakham/core/money"
import { Slot } from "../../parts/chrome/slot.tsx"
import { MoneyChip } from "../../parts/money/money.tsx"
import { usePlayer } from "../page/use-player.ts"
import styles from "./own-money.module.css"

/** What the player has, in the head of a page that is the only bar on a phone. */
export const OwnMoney = () => {
  const player = usePlayer()
  return (
    <span className={styles.money}>
      {player ? (
        <MoneyChip satang={player.cash} />
      ) : (
        <Slot name="cash">
          <MoneyChip satang={nothing} />
        </Slot>
      )}
    </span>
  )
}
