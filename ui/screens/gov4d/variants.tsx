import { setPrices } from "@fakham/core/gov4d"
import { type Gov4dVariant, gov4dVariants, nextToClose, type Round } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { Segmented } from "../../parts/controls/segmented.tsx"
import { useShortVariantTitles } from "../../words/variant-name.tsx"
import { useLobby } from "../lotto/use-lobby.ts"
import styles from "./variants.module.css"

type VariantsProps = { readonly variant: Gov4dVariant; readonly rounds: ReadonlyArray<Round> }

/** The four lotteries, each with what a set costs while it takes sets. */
export const Variants = ({ variant, rounds }: VariantsProps) => {
  const { t } = useLingui()
  const title = useShortVariantTitles()
  const navigate = useNavigate()
  const { seenAt } = useLobby()
  return (
    <div className={styles.variants}>
      <Segmented
        label={t`Choose a lottery`}
        value={variant}
        onChange={(hash) => void navigate({ to: "/lotto/4d", hash, replace: true })}
        options={gov4dVariants.map((value) => {
          const own = rounds.filter(({ betType }) => betType === value)
          const { baht } = setPrices[value]
          const isOpen = nextToClose(own, seenAt) !== undefined
          return {
            value,
            label: title(value),
            caption: isOpen ? <Trans>{baht} baht</Trans> : <Trans>Now closed</Trans>,
          }
        })}
      />
    </div>
  )
}
