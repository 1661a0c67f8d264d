import type { PoySearch } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResourceActor } from "../../../app/use-visit.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { EmptyMoon } from "../../../parts/sky/broken-stars.tsx"
import { makeUseMedia } from "../../../parts/use-media.ts"
import { DraftedRounds } from "../../lotto/drafts/drafted-rounds.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { NoSlips } from "../no-slips.tsx"
import { PoyBeside } from "../poy-screen.tsx"
import { NewestPoys } from "./newest-poys.tsx"
import { type PoyAddress, usePoyAddress, usePoyAddressNews } from "./poy-address.ts"
import { PoyDays } from "./poy-days.tsx"
import { PoyFilters } from "./poy-filters.tsx"
import styles from "./poy-list.module.css"
import { PoyListHead } from "./poy-list-head.tsx"

/** Whether a slip has room beside the list, as the style sheet has it too. */
const useTicketBeside = makeUseMedia("(min-width: 1100px)")

type PoyListProps = { readonly of: Pick<PoySearch, "betGroup" | "betType"> }

const narrowing = ({ status, day, idPart }: PoyAddress) => ({ status, day, idPart })

/** A player's slips, the newest first: all, or of one group, or of one lottery in it. */
export const PoyList = ({ of: { betGroup, betType } }: PoyListProps): ReactNode => {
  const { t } = useLingui()
  const [address, show] = usePoyAddress({ betGroup, betType })
  const list = useActorRef(usePart(parts.slips).poyList, { input: { betGroup, betType, ...narrowing(address) } })
  const search = useSelector(list, ({ context }) => context.search)
  const { data: shown, isLoading, hasFailed, isNotOffered, retry } = useResourceActor(list)
  const hasRoom = useTicketBeside()
  usePageTitle(t`My slips`)
  usePoyAddressNews((asked) => list.send({ type: "search.chosen", search: { betGroup, betType, ...narrowing(asked) } }))
  if (isNotOffered)
    return (
      <div className={styles.page}>
        <h1>
          <Trans>My slips</Trans>
        </h1>
        <NoSlips />
      </div>
    )
  const isNarrowed = [betGroup, search.status, search.day, search.idPart].some((part) => part !== undefined)
  const slip = hasRoom ? (address.slip ?? shown?.poys[0]?.id) : undefined
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        <PoyListHead
          chosen={address.status}
          counts={shown?.counts}
          onChoose={(chosen) => show({ status: chosen })}
          filters={<PoyFilters of={{ betGroup }} address={address} onShow={show} />}
        />
        {isNarrowed ? null : <DraftedRounds group={betGroup} />}
        {hasFailed ? (
          <div className={styles.trouble}>
            <Notice tone="bad">
              <Trans>Couldn't load your slips. They're safe.</Trans>
            </Notice>
            <Button tone="outline" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        ) : null}
        {shown === undefined ? (
          hasFailed ? null : (
            <div aria-busy="true">{isNarrowed ? <SkeletonRow /> : <NewestPoys />}</div>
          )
        ) : shown.poys.length === 0 ? (
          isNarrowed ? (
            <NothingFound />
          ) : (
            <NoSlipYet />
          )
        ) : (
          <div aria-busy={isLoading}>
            <PoyDays
              poys={shown.poys}
              staked={shown.staked}
              {...(hasRoom && { chosen: slip, onChoose: (id: string) => show({ slip: id }) })}
            />
            <Pages
              page={shown.search.page}
              pages={shown.pages}
              onChoose={(page) => list.send({ type: "page.chosen", page })}
            />
          </div>
        )}
      </div>
      {slip === undefined ? null : <PoyBeside key={slip} id={slip} />}
    </div>
  )
}

const NothingFound = () => (
  <div className={styles.trouble}>
    <p>
      <Trans>No slip fits this search.</Trans>
    </p>
    <Link to="/poy" className={buttonClass({ tone: "outline" })}>
      <Trans>Show all</Trans>
    </Link>
  </div>
)

/** Before the first slip: what one is, and the ways to it. */
const NoSlipYet = () => (
  <div className={styles.first}>
    <EmptyMoon />
    <h2>
      <Trans>No slips yet.</Trans>
    </h2>
    <p className="sub">
      <Trans>
        A slip holds the numbers you bet on in one round. Every slip you place is listed here with its result.
      </Trans>
    </p>
    <div>
      <Link to="/lotto" className={buttonClass({ tone: "gold" })}>
        <Trans>See all lotteries</Trans>
      </Link>
      <Link to="/howto/lotto" className={buttonClass({ tone: "outline" })}>
        <Trans>How to bet</Trans>
      </Link>
    </div>
  </div>
)

type PagesProps = { readonly page: number; readonly pages: number; readonly onChoose: (page: number) => void }

const Pages = ({ page, pages, onChoose }: PagesProps) =>
  pages < 2 ? null : (
    <div className={styles.pages}>
      <Button tone="outline" small blocked={page <= 1} onClick={() => onChoose(page - 1)}>
        <Trans>Newer</Trans>
      </Button>
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <Button tone="outline" small blocked={page >= pages} onClick={() => onChoose(page + 1)}>
        <Trans>Older</Trans>
      </Button>
    </div>
  )
