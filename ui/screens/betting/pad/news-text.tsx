import type { LeftOut, RefusalReason, Shortfall, SlipNews } from "@fakham/core/betting"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { NewsAction } from "../../../parts/notices/news-line.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { useBetPage } from "../bet-page-context.ts"
import { needs } from "./tap-note.ts"

/** What the slip has to tell, in words. */
export const NewsText = ({ news }: { readonly news: SlipNews }) => {
  const { betting } = useBetPage()
  const name = useBetTypeName()
  switch (news._tag) {
    case "refused":
      return <RefusalText reason={news.reason} keyed={news.keyed.join(" ")} />
    case "displaced": {
      const names = news.displaced.map(({ key }) => name(key)).join(", ")
      return news.displaced.length > 0 ? (
        <Trans>Turned off: {names}</Trans>
      ) : (
        <Trans>{news.digits} cleared: the number length changed.</Trans>
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
          <Plural value={news.count} one="Slip cleared: # bet." other="Slip cleared: # bets." />{" "}
          <NewsAction onClick={() => betting.send({ type: "slip.restored" })}>
            <Trans>Restore</Trans>
          </NewsAction>
        </>
      )
    case "termsChanged":
      return (
        <>
          {news.changed.length > 0 ? (
            <Plural
              value={news.changed.length}
              one="The rate of # bet has changed."
              other="The rates of # bets have changed."
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
            one="Slip changed in another tab: now # bet."
            other="Slip changed in another tab: now # bets."
          />{" "}
          <ShortfallText of={news} />
        </>
      )
    case "draftDropped":
      return <Trans>A saved slip couldn't be read and was cleared.</Trans>
    case "draftNotStored":
      return <Trans>This browser can't save the slip. Close the page and it's lost.</Trans>
    case "priceRefused":
      return null
  }
}

const RefusalText = ({ reason, keyed }: { readonly reason: RefusalReason; readonly keyed: string }) => {
  const { i18n } = useLingui()
  switch (reason) {
    case "roundClosed":
      return <Trans>This round isn't open. Nothing was added.</Trans>
    case "termsUnknown":
      return <Trans>Rates are still loading. Nothing was added.</Trans>
    case "nothingSelected":
      return <Trans>Choose a bet type first.</Trans>
    case "wrongDigits":
      return <Trans>{keyed} doesn't fit the chosen bet types.</Trans>
    case "notOffered":
      return <Trans>Not available in this round.</Trans>
    case "noSuchLine":
      return <Trans>That bet is no longer on the slip.</Trans>
    case "notAPrice":
      return <Trans>Enter a valid stake.</Trans>
    case "nothingToRestore":
      return <Trans>There's nothing left to restore.</Trans>
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
      {full === "" ? null : <Trans>Maximum stake reached, not added: {full}.</Trans>}{" "}
      {other === 0 ? null : (
        <Plural value={other} one="# bet isn't offered in this round." other="# bets aren't offered in this round." />
      )}{" "}
      <ClampedText count={clamped.length} />
    </>
  )
}

const ClampedText = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Plural value={count} one="# stake was adjusted to the limit." other="# stakes were adjusted to the limit." />
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
