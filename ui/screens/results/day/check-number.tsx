import type { GovPrize } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Fragment } from "react"
import { search } from "../../../parts/controls/few-icons.ts"
import { check, Icon } from "../../../parts/controls/icon.tsx"
import { PrizeName } from "../../../words/prize-name.tsx"
import styles from "./check-number.module.css"

type CheckNumberProps = {
  readonly number: string
  readonly won: ReadonlyArray<GovPrize>
  readonly onType: (number: string) => void
}

const wholeNumbers: ReadonlySet<number> = new Set([2, 3, 6])

/** A player's own number, and the prizes that it wins. */
export const CheckNumber = ({ number, won, onType }: CheckNumberProps) => {
  const { t } = useLingui()
  return (
    <div className={styles.check}>
      <Icon of={search} size="s" />
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={t`Check a number`}
        placeholder={t`Check a number`}
        value={number}
        onChange={({ currentTarget: { value } }) => onType(value.replace(/\D/g, ""))}
      />
      <output>
        {won.length > 0 ? (
          <span className={styles.won}>
            <Icon of={check} size="xs" />
            <span>
              {won.map((prize, at) => (
                <Fragment key={prize}>
                  {at === 0 ? null : ", "}
                  <PrizeName prize={prize} />
                </Fragment>
              ))}
            </span>
          </span>
        ) : wholeNumbers.has(number.length) ? (
          <Trans>No prize</Trans>
        ) : null}
      </output>
    </div>
  )
}
