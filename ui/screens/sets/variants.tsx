import { setPrices } from "@fakham/core/gov4d"
import { type Gov4dVariant, gov4dVariants, nextToClose, type Round } from "@fakham/core/lotto"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { Segmented } from "../../parts/segmented.tsx"
import { useLobby } from "../lotto/lotto-rounds.ts"
import styles from "./variants.module.css"

const names: Readonly<Record<Gov4dVariant, MessageDescriptor>> = {
  hanoy: msg`Hanoi`,
  lao: msg`Lao`,
  laoSuper: msg`Lao Super`,
  malay: msg`Malay`,
}

type VariantsProps = { readonly variant: Gov4dVariant; readonly rounds: ReadonlyArray<Round> }

/** The four lotteries, each with what a set costs while it takes sets. */
export const Variants = ({ variant, rounds }: VariantsProps) => {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { seenAt } = useLobby()
  return (
    <div className={styles.variants}>
      <Segmented
        label={t`Which lottery`}
        value={variant}
        onChange={(hash) => void navigate({ to: "/lotto/4d", hash, replace: true })}
        options={gov4dVariants.map((value) => {
          const own = rounds.filter(({ betType }) => betType === value)
          const { baht } = setPrices[value]
          const isOpen = nextToClose(own, seenAt) !== undefined
          return {
            value,
            label: i18n._(names[value]),
            caption: isOpen ? <Trans>{baht} baht</Trans> : <Trans>Closed by now</Trans>,
          }
        })}
      />
    </div>
  )
}
