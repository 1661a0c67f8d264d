import type { LeftOut, RefusalReason, Shortfall, SlipNews } from "@fakham/core/betting"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { NewsAction } from "../../../parts/notices/news-line.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { useBetTable } from "../bet-table.ts"
import { needs } from "./tap-note.ts"

/** What the slip has to tell, in words. */
export const NewsText = ({ news }: { readonly news: SlipNews }) => {
  const { betting } = useBetTable()
  const name = useBetTypeName()
  switch (news._tag) {
    case "refused":
      return <RefusalText reason={news.reason} keyed={news.keyed.join(" ")} />
    case "displaced": {
      const names = news.displaced.map(({ key }) => name(key)).join(", ")
      return news.displaced.length > 0 ? (
        <Trans>Switched off: {names}</Trans>
      ) : (
        <Trans>{news.digits} was cleared: the number has another length now.</Trans>
      )
    }
    case "addedInPart":
      return (
        <>
          <ShortfallText of={news} /> <StrangeText of={news.strange} />
        </>
      )
    case "pricesClamped":
      return <ClampedText count={news.clamped.length} />
    case "cleared":
      return (
        <>
          <Plural value={news.count} one="Slip cleared: # line." other="Slip cleared: # lines." />{" "}
          <NewsAction onClick={() => betting.send({ type: "slip.restored" })}>
            <Trans>Bring back</Trans>
          </NewsAction>
        </>
      )
    case "termsChanged":
      return (
        <>
          {news.changed.length > 0 ? (
            <Plural
              value={news.changed.length}
              one="The rate of # line has changed."
              other="The rates of # lines have changed."
            />
          ) : null}{" "}
          <ShortfallText of={news} />
        </>
      )
    case "changedElsewhere":
      return (
        <>
          <Plural
            value={news.after}
            one="Another tab changed this slip: now # line."
            other="Another tab changed this slip: now # lines."
          />{" "}
          <ShortfallText of={news} />
        </>
      )
    case "draftDropped":
      return <Trans>A kept slip could not be read and was dropped.</Trans>
    case "draftNotKept":
      return <Trans>This browser cannot keep the slip: it is lost when the page closes.</Trans>
    case "priceRefused":
      return null
  }
}

const RefusalText = ({ reason, keyed }: { readonly reason: RefusalReason; readonly keyed: string }) => {
  const { i18n } = useLingui()
  switch (reason) {
    case "roundClosed":
      return <Trans>This round takes no bets now. Nothing was added.</Trans>
    case "termsUnknown":
      return <Trans>The rates are still on their way. Nothing was added.</Trans>
    case "nothingSelected":
      return <Trans>Choose a bet type first.</Trans>
    case "wrongDigits":
      return <Trans>{keyed} does not fit the bet types that are on.</Trans>
    case "notOffered":
      return <Trans>This round does not offer that.</Trans>
    case "noSuchLine":
      return <Trans>That line is no longer in the slip.</Trans>
    case "notAPrice":
      return <Trans>That is not a price.</Trans>
    case "nothingToRestore":
      return <Trans>There is nothing to bring back any longer.</Trans>
    case "needsTwoDigits":
    case "needsStraightThree":
      return i18n._(needs[reason])
  }
}

const ShortfallText = ({ of: { left, clamped } }: { readonly of: Shortfall }) => {
  const closed = numbersOf(left, "closed")
  const full = numbersOf(left, "full")
  const other = left.filter(({ reason }) => reason === "notOffered" || reason === "notANumber").length
  return (
    <>
      {closed === "" ? null : <Trans>Closed, not added: {closed}.</Trans>}{" "}
      {full === "" ? null : <Trans>At the maximum, not added: {full}.</Trans>}{" "}
      {other === 0 ? null : (
        <Plural value={other} one="# line is not offered here." other="# lines are not offered here." />
      )}{" "}
      <ClampedText count={clamped.length} />
    </>
  )
}

const ClampedText = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Plural value={count} one="# price was moved to its limit." other="# prices were moved to their limits." />
  )

const StrangeText = ({ of: strange }: { readonly of: ReadonlyArray<string> }) => {
  if (strange.length === 0) return null
  const text = some(strange)
  return <Trans>Not added: {text}.</Trans>
}

const numbersOf = (left: ReadonlyArray<LeftOut>, wanted: LeftOut["reason"]): string =>
  some([...new Set(left.filter(({ reason }) => reason === wanted).map(({ number }) => number))])

const some = (texts: ReadonlyArray<string>): string =>
  texts.length > 6 ? `${texts.slice(0, 5).join(", ")} +${texts.length - 5}` : texts.join(", ")
