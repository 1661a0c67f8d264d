import { setPrices, setTiers } from "@fakham/core/gov4d"
import { Trans, useLingui } from "@lingui/react/macro"
import { Button } from "../../parts/controls/button.tsx"
import { Sheet } from "../../parts/sheets/sheet.tsx"
import { clockText } from "../../words/clock-text.ts"
import { TierName } from "../../words/tier-name.tsx"
import { TierPlate } from "../lotto/plates/tier-plate.tsx"
import styles from "./prizes.module.css"
import { useBuying, useTicket4dPage } from "./ticket4d-page-context.ts"

/** The number that prizes are shown with: the last one that was picked. */
const useExample = (): string => useBuying(({ slip }) => slip.lines.at(-1)?.number) ?? "4827"

/** What one set wins, tier by tier. */
export const Prizes = () => {
  const { variant, round } = useTicket4dPage()
  const example = useExample()
  const { prizes } = setPrices[variant]
  const time = clockText(round.resultAt)
  return (
    <>
      <ul>
        {setTiers.map((tier) => {
          const prize = prizes[tier]
          return prize === undefined ? null : (
            <li key={tier} className={styles.tier}>
              <TierPlate number={example} tier={tier} />
              <span>
                <TierName of={tier} />
              </span>
              <span className={styles.prize}>{prize.toLocaleString("en")}</span>
            </li>
          )
        })}
      </ul>
      <p className="cap">
        <Trans>Result around {time}.</Trans>
      </p>
    </>
  )
}

export const PrizesCaption = () => {
  const example = useExample()
  return <Trans>For example {example}: only the highest prize is paid</Trans>
}

export const PrizesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Sheet
      kind="auto"
      title={t`Prizes for 1 set`}
      caption={<PrizesCaption />}
      onClose={onClose}
      foot={
        <Button tone="outline" block onClick={onClose}>
          <Trans>Back to numbers</Trans>
        </Button>
      }
    >
      <Prizes />
    </Sheet>
  )
}
