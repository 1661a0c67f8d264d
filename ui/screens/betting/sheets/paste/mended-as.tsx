import type { PastedLine } from "@fakham/core/poy/paste"
import { Trans } from "@lingui/react/macro"
import { pastedGroups } from "./bets/bet-groups.ts"
import { pricesText, useGroupOptions } from "./bets/interpretation-words.ts"
import { NumberPlates } from "./bets/number-plates.tsx"
import { IgnoredBecause } from "./ignored-because.tsx"
import styles from "./mend-line.module.css"

/** What a line that is being written would be read as. */
export const MendedAs = ({ line }: { readonly line: PastedLine }) => {
  switch (line.as) {
    case "bets":
      return <Bets line={line} />
    case "ambiguous":
      return <Trans>This can be read more than one way. You'll choose next.</Trans>
    case "heading":
      return <Trans>Heading for the lines below</Trans>
    case "price":
      return <Trans>Stake for the numbers before it</Trans>
    case "ignored":
      return (
        <>
          <Trans>Not a bet</Trans> · <IgnoredBecause reason={line.reason} />
        </>
      )
    case "notRead":
      return <Trans>Still unreadable</Trans>
  }
}

const most = { groups: 3, plates: 6 } as const

const Bets = ({ line }: { readonly line: PastedLine }) => {
  const optionNames = useGroupOptions()
  const groups = pastedGroups([line.bets])
  return (
    <>
      {groups.slice(0, most.groups).map((group, at) => {
        const names = optionNames(group)
        const prices = pricesText(group)
        return (
          <span key={at} className={styles.bets}>
            <NumberPlates group={group} most={most.plates} />
            <span>
              <Trans>
                {names}, {prices} baht
              </Trans>
            </span>
          </span>
        )
      })}
      {groups.length > most.groups ? <span className="cap">+{groups.length - most.groups}</span> : null}
    </>
  )
}
