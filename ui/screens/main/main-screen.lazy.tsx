import { access, type Player } from "@fakham/core"
import { moneyText, nothing } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { Slot } from "../../parts/chrome/slot.tsx"
import { Button, buttonClass } from "../../parts/controls/button.tsx"
import { IconButton } from "../../parts/controls/icon-button.tsx"
import { Icon } from "../../parts/icons/icon.tsx"
import { depositIcon, eyeClosedIcon, eyeIcon, withdrawIcon } from "../../parts/icons/player-icons.ts"
import { Money } from "../../parts/money/money.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { Skeleton } from "../../parts/notices/skeleton.tsx"
import { DigitConstellation } from "../../parts/sky/constellations/constellation.tsx"
import { Sky } from "../../parts/sky/sky.tsx"
import { numberText } from "../../words/number-text.ts"
import { usePageTitle } from "../page/brand/page-title.ts"
import { useHiddenBalance } from "../page/hidden-balance.ts"
import { useOwnPlayer } from "../page/use-player.ts"
import { LazyPieces } from "./lazy-pieces.tsx"
import { LotteriesOnMain } from "./lotteries-on-main.tsx"
import styles from "./main-screen.module.css"

/** The player's home: what they have, and the ways in and out for it. */
export const MainScreen = () => {
  const { latestResult } = useApp()
  const { t } = useLingui()
  const { player, hasFailed, onRetry } = useOwnPlayer()
  const lastDigit = useSelector(latestResult, (state) => state.context.result?.top3.at(-1))
  usePageTitle(t`Home`)
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.sky}>
          <Sky stars={26} clearAside>
            {lastDigit === undefined ? null : (
              <div className={styles.figure}>
                <DigitConstellation digit={lastDigit} />
              </div>
            )}
          </Sky>
        </div>
        {player || !hasFailed ? <Balance player={player} /> : null}
        {hasFailed ? (
          <div className={styles.unreachable}>
            <Notice tone="bad">
              <Trans>Your balance can't be shown right now. Your money is safe.</Trans>
            </Notice>
            <Button tone="outline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        ) : null}
      </section>
      <LotteriesOnMain />
      <LazyPieces />
      <p className={styles.foot}>
        <Trans>20+ only. Bet only what you can afford to lose, and take breaks.</Trans>
      </p>
    </div>
  )
}

/** What is not known yet keeps its place. */
const Balance = ({ player }: { readonly player: Player | undefined }) => {
  const { t } = useLingui()
  const isOffline = useSelector(useApp().connection, (state) => state.matches("offline"))
  const [hidden, setHidden] = useHiddenBalance()
  const level = player?.level
  const isClosed = useSelector(
    useApp().session,
    ({ context }) => access("/credit/deposit", context.session) === "forbidden",
  )
  return (
    <div className={styles.balance}>
      <div className={styles.label}>
        <h1>
          <Trans>Balance</Trans>
        </h1>
        <IconButton
          icon={hidden ? eyeClosedIcon : eyeIcon}
          small
          label={hidden ? t`Show balance` : t`Hide balance`}
          onClick={() => setHidden(!hidden)}
        />
        {level === undefined ? null : (
          <span className={styles.level}>
            <Trans>Level {level}</Trans>
          </span>
        )}
      </div>
      <p className={styles.amount}>
        {player === undefined ? (
          <Slot name="cash" until={<Skeleton shape="title" />}>
            <Money satang={nothing} size="xl" isBalance />
          </Slot>
        ) : (
          <Money satang={player.cash} size="xl" counts />
        )}
      </p>
      {isClosed ? (
        <p className="sub">
          <Trans>Deposits and withdrawals are closed for your account.</Trans>
        </p>
      ) : (
        <div className={styles.ways}>
          <Link to="/credit/deposit" className={buttonClass({ tone: isOffline ? "outline" : "gold" })}>
            <Icon of={depositIcon} size="s" />
            <Trans>Deposit</Trans>
          </Link>
          <Link to="/credit/withdraw" className={buttonClass({ tone: "outline" })}>
            <Icon of={withdrawIcon} size="s" />
            <Trans>Withdraw</Trans>
          </Link>
        </div>
      )}
      {hidden ? null : (
        <p className={styles.more}>
          {player?.loyaltyPoint === undefined ? null : (
            <span>
              <Trans>Loyalty points</Trans> <b>{numberText(player.loyaltyPoint)}</b>
            </span>
          )}
          {player?.afCash === undefined ? null : (
            <span>
              <Trans>Referral earnings</Trans> <b className={styles.gold}>{moneyText(player.afCash)}</b>
            </span>
          )}
        </p>
      )}
    </div>
  )
}
