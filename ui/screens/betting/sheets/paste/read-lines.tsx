import { shortMoneyText } from "@fakham/core/money"
import type { Option } from "@fakham/core/poy"
import type { PasteDraft, PastedLine } from "@fakham/core/poy/paste"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { memo } from "react"
import { Button } from "../../../../parts/controls/button.tsx"
import { useBetTypeName } from "../../../../words/bet-type-name.ts"
import { rateText } from "../../../../words/rate-text.ts"
import { firstNumbers, hasOnePrice, type PastedGroup, pastedGroups, stakeOfGroup } from "./bets/bet-groups.ts"
import { pricesText, useJoined } from "./bets/interpretation-words.ts"
import { NumberPlates } from "./bets/number-plates.tsx"
import { type RatesNow, useRatesNow } from "./bets/rates-now.ts"
import { IgnoredBecause } from "./ignored-because.tsx"
import { MendLine } from "./mend-line.tsx"
import { pieceId } from "./piece-id.ts"
import styles from "./piece-list.module.css"
import { mostPieces, PieceList } from "./piece-list.tsx"
import type { PasteHandlers } from "./use-paste-draft.ts"

type UnreadLinesProps = {
  readonly id: string
  readonly lines: ReadonlyArray<PastedLine>
  readonly draft: PasteDraft
  readonly handlers: PasteHandlers
  readonly idOf: (part: string) => string
}

/** Lines that nobody understood: each can be written anew in its place, or skipped. */
export const UnreadLines = ({ id, lines, draft, handlers, idOf }: UnreadLinesProps) => {
  const { t } = useLingui()
  return (
    <PieceList
      id={id}
      title={<Trans>Unreadable</Trans>}
      caption={<Plural value={lines.length} one="# line won't be added" other="# lines won't be added" />}
      tone="coral"
      count={lines.length}
      pieces={lines.slice(0, mostPieces).map((line) =>
        draft.mending?.at === line.at ? (
          <li key={line.at}>
            <span className={styles.was}>{line.text}</span>
            <MendLine draft={draft} handlers={handlers} onSkip={() => handlers.skip(line)} />
          </li>
        ) : (
          <li key={line.at} className={styles.unread}>
            <span>{line.text}</span>
            <Button
              tone="outline"
              small
              id={idOf(pieceId(line))}
              aria-label={t`Edit ${line.text}`}
              onClick={() => handlers.mend(line)}
            >
              <Trans>Edit</Trans>
            </Button>
            <Button tone="quiet" small aria-label={t`Skip ${line.text}`} onClick={() => handlers.skip(line)}>
              <Trans>Skip</Trans>
            </Button>
          </li>
        ),
      )}
    />
  )
}

type LinesProps = { readonly id: string; readonly lines: ReadonlyArray<PastedLine> }

/** What was read plainly, as groups of numbers that are bet on alike. */
export const ClearLines = memo(({ id, lines }: LinesProps) => {
  const rates = useRatesNow()
  const bets = lines.reduce((count, line) => count + line.bets.length, 0)
  const groups = pastedGroups(lines.map((line) => line.bets))
  const numbers = groups.reduce((count, group) => count + group.numbers.length, 0)
  return (
    <PieceList
      id={id}
      title={<Trans>Readable</Trans>}
      caption={
        <Trans>
          <Plural value={bets} one="# bet" other="# bets" /> from{" "}
          <Plural value={lines.length} one="# line of text" other="# lines of text" />
        </Trans>
      }
      count={numbers}
      pieces={firstNumbers(groups, mostPieces).map((group, at) => (
        <ClearGroup key={at} group={group} of={groups[at] ?? group} rates={rates} />
      ))}
    />
  )
})
ClearLines.displayName = "ClearLines"

type ClearGroupProps = {
  /** As much of the group as is drawn. */
  readonly group: PastedGroup
  readonly of: PastedGroup
  readonly rates: RatesNow
}

const ClearGroup = ({ group, of, rates }: ClearGroupProps) => {
  const { t } = useLingui()
  const name = useBetTypeName()
  const joined = useJoined()
  const { numbers, stakes } = of
  const rateOf = (option: Option) => (rates.usualOf(option) === 0 ? t`Closed` : rateText(rates.usualOf(option)))
  const options = joined(stakes.map(({ option }) => `${name(option)} ${rateOf(option)}`))
  const prices = pricesText(of)
  const amount = stakes[0] === undefined ? "" : shortMoneyText(stakes[0].price)
  return (
    <li className={styles.clear}>
      <span className="cap">
        {options}
        {numbers.length > 1 ? (
          <>
            {" · "}
            <Trans>{prices} per number</Trans>
          </>
        ) : stakes.length > 1 && hasOnePrice(of) ? (
          <>
            {" · "}
            <Trans>{amount} per bet type</Trans>
          </>
        ) : null}
      </span>
      <span className={styles.plates}>
        <NumberPlates group={group} rates={rates} />
      </span>
      <span className="num">{numbers.length > 1 ? shortMoneyText(stakeOfGroup(of)) : prices}</span>
    </li>
  )
}

export const IgnoredLines = memo(({ id, lines }: LinesProps) => (
  <PieceList
    id={id}
    title={<Trans>Not about betting</Trans>}
    caption={<Plural value={lines.length} one="# line of text" other="# lines of text" />}
    tone="dim"
    count={lines.length}
    pieces={lines.slice(0, mostPieces).map(({ at, text, reason }) => (
      <li key={at} className={styles.ignored}>
        <span>{text}</span>
        <span>
          <IgnoredBecause reason={reason} />
        </span>
      </li>
    ))}
  />
))
IgnoredLines.displayName = "IgnoredLines"
