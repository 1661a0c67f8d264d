import { Plural, Trans } from "@lingui/react/macro"
import { Button } from "../../../parts/controls/button.tsx"
import { infoIcon } from "../../../parts/icons/icon.tsx"
import { NoticeBanner } from "../../../parts/notices/banner.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import styles from "./closed-round.module.css"
import { useMoveSlip } from "./use-move-slip.ts"

/** A slip that its round has closed on: it goes on to the next round as it is, or is discarded, which can be undone. */
export const Unplaced = () => {
  const { betting } = useBetPage()
  const count = useBetting(({ slip }) => slip.entries.length)
  const isDiscarded = useBetting(({ cleared, slip }) => cleared !== undefined && cleared.left === slip)
  if (isDiscarded)
    return (
      <NoticeBanner
        icon={infoIcon}
        action={
          <Button tone="quiet" small onClick={() => betting.send({ type: "slip.restored" })}>
            <Trans>Undo</Trans>
          </Button>
        }
      >
        <Trans>Draft discarded</Trans>
      </NoticeBanner>
    )
  return count === 0 ? null : <LeftOver count={count} />
}

const LeftOver = ({ count }: { readonly count: number }) => {
  const { betting } = useBetPage()
  const { next, move } = useMoveSlip()
  return (
    <section className={styles.unplaced}>
      <output>
        <Trans>Betting closed before your slip was placed. No money was taken.</Trans>{" "}
        {next === undefined ? null : (
          <Plural
            value={count}
            one="Its line goes on at its price and today's rate."
            other="Its # lines go on at their prices and today's rates."
          />
        )}
      </output>
      <div>
        {next === undefined ? null : (
          <Button tone="gold" small onClick={() => void move(next)}>
            <Trans>
              Move to <RoundName of={next} />
            </Trans>
          </Button>
        )}
        <Button tone="quiet" small onClick={() => betting.send({ type: "slip.cleared" })}>
          <Trans>Discard slip</Trans>
        </Button>
      </div>
    </section>
  )
}
