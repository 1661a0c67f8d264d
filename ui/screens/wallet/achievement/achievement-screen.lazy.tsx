import { tally } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { parts } from "../../../app/parts.ts"
import { useResourceOfFlow } from "../../../app/use-resource-of-flow.ts"
import { usePart } from "../../../app/use-visit.ts"
import { InLanguage } from "../../../parts/chrome/in-language.tsx"
import { TwoColumns } from "../../../parts/chrome/two-columns.tsx"
import { Money } from "../../../parts/money/money.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import styles from "./achievement.module.css"
import { AchievementRow } from "./achievement-row.tsx"
import { AchievementStars } from "./achievement-stars.tsx"
import type { AchievementsActor } from "./achievements-actor.ts"
import { ClaimNews } from "./claim-news.tsx"

/** What a player can reach, how far they are, and the rewards that are claimed once each. */
export const AchievementScreen = () => (
  <InLanguage>
    <AllAchievements />
  </InLanguage>
)

const AllAchievements = () => {
  const { t } = useLingui()
  const actor = useActorRef(usePart(parts.rewards).achievements)
  const hasAny = useSelector(actor, ({ context }) => context.achievements.length > 0)
  const isShown = useSelector(actor, (state) => state.matches("shown"))
  usePageTitle(t`Achievements`)
  return (
    <AccountPage title={t`Achievements`} backTo="/profile" wide>
      {hasAny ? (
        <Achievements actor={actor} />
      ) : isShown ? (
        <p className="sub">
          <Trans>No achievements right now.</Trans>
        </p>
      ) : (
        <Loading actor={actor} />
      )}
    </AccountPage>
  )
}

const Loading = ({ actor }: { readonly actor: AchievementsActor }) => {
  const { hasFailed, isNotOffered, retry } = useResourceOfFlow(actor)
  return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
}

const Achievements = ({ actor }: { readonly actor: AchievementsActor }) => {
  const achievements = useSelector(actor, ({ context }) => context.achievements)
  const { hasFailed, retry } = useResourceOfFlow(actor)
  const { reached, all, paid } = tally(achievements)
  return (
    <TwoColumns>
      <>
        <section>
          <AchievementStars reached={reached} all={all} />
          <p className={styles.tally}>
            <span>
              <Trans>
                <b className="num">{reached}</b> of {all} stars
              </Trans>
            </span>
            <span>
              <Trans>Received</Trans> <Money satang={paid} unit={false} />
            </span>
          </p>
        </section>
        <ClaimNews actor={actor} />
        {hasFailed ? <UnreadList hasFailed onRetry={retry} /> : null}
      </>
      <ul className={styles.list}>
        {achievements.map((achievement) => (
          <AchievementRow key={achievement.id} of={achievement} actor={actor} />
        ))}
      </ul>
    </TwoColumns>
  )
}
