import type { PoySearch } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useMachines } from "../../../composition/use-machines.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { DraftedRounds } from "../../drafts/drafted-rounds.tsx"
import { NoSlips } from "../no-slips.tsx"
import { NewestPoys } from "./newest-poys.tsx"
import { PoyDays } from "./poy-days.tsx"
import styles from "./poy-list.module.css"
import { PoyListHead } from "./poy-list-head.tsx"

/** A player's slips, the newest first: all, or of one group, or of one lottery in it. */
export const PoyList = ({ of }: { readonly of: Pick<PoySearch, "betGroup" | "betType"> }): ReactNode => {
  const { t } = useLingui()
  const list = useActorRef(useMachines().poyList, { input: of })
  const search = useSelector(list, ({ context }) => context.search)
  const shown = useSelector(list, ({ context }) => context.shown)
  const isUnreachable = useSelector(list, ({ value }) => value === "unreachable")
  const isNotOffered = useSelector(list, ({ value }) => value === "notOffered")
  const isBusy = useSelector(list, (state) => state.hasTag("busy"))
  usePageTitle(t`My slips`)
  if (isNotOffered)
    return (
      <div className={styles.page}>
        <h1>
          <Trans>My slips</Trans>
        </h1>
        <NoSlips />
      </div>
    )
  return (
    <div className={styles.page}>
      <PoyListHead
        chosen={search.status}
        counts={shown?.counts}
        onChoose={(status) => list.send({ type: "status.chosen", status })}
      />
      <DraftedRounds group={of.betGroup} />
      {isUnreachable ? (
        <div className={styles.trouble}>
          <Notice tone="bad">
            <Trans>Your slips cannot be read just now. They are safe with us.</Trans>
          </Notice>
          <Button tone="outline" onClick={() => list.send({ type: "retry.requested" })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {shown === undefined ? (
        isUnreachable ? null : (
          <div aria-busy="true">
            <NewestPoys />
          </div>
        )
      ) : shown.poys.length === 0 ? (
        <div className={styles.trouble}>
          <p>
            <Trans>No slips here.</Trans>
          </p>
          <Link to="/lotto" className={buttonClass({ tone: "gold" })}>
            <Trans>See the lotteries</Trans>
          </Link>
        </div>
      ) : (
        <div aria-busy={isBusy}>
          <PoyDays poys={shown.poys} staked={shown.staked} />
          <Pages
            page={shown.search.page}
            pages={shown.pages}
            onChoose={(page) => list.send({ type: "page.chosen", page })}
          />
        </div>
      )}
    </div>
  )
}

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
