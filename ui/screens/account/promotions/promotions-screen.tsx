import { type Promotion, running } from "@fakham/core/site"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { useState } from "react"
import { useMachines } from "../../../composition/use-machines.ts"
import { usePromotions } from "../../../composition/use-promotions.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { OperatorWords } from "../../../parts/operator-words/operator-words.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { usePageTitle } from "../../brand/page-title.ts"
import { AccountPage } from "../page/account-page.tsx"
import styles from "./promotions.module.css"

/** What the operator offers to everybody just now. */
export const PromotionsScreen = () => {
  const { t } = useLingui()
  const { now } = useMachines()
  const reading = useActorRef(usePromotions())
  const known = useSelector(reading, ({ context }) => context.known)
  const isUnreachable = useSelector(reading, (state) => state.matches("unreachable"))
  const isNotOffered = useSelector(reading, (state) => state.matches("notOffered"))
  usePageTitle(t`Promotions`)
  const promotions = known && running(known, now())
  return (
    <AccountPage title={t`Promotions`} backTo="/" wide>
      {promotions === undefined ? (
        <UnreadList
          isUnreachable={isUnreachable}
          isNotOffered={isNotOffered}
          onRetry={() => reading.send({ type: "retry.requested" })}
        />
      ) : promotions.length === 0 ? (
        <p className="sub">
          <Trans>There are no promotions just now.</Trans>
        </p>
      ) : (
        <div className={styles.promotions}>
          {promotions.map((promotion) => (
            <PromotionArticle key={promotion.id} promotion={promotion} />
          ))}
        </div>
      )}
    </AccountPage>
  )
}

const PromotionArticle = ({ promotion: { title, body, image, endsAt } }: { readonly promotion: Promotion }) => {
  const [isPictureLost, setPictureLost] = useState(false)
  return (
    <article className={styles.promotion}>
      {image === "" || isPictureLost ? null : (
        <img className={styles.picture} src={image} alt="" onError={() => setPictureLost(true)} />
      )}
      <h2>{title}</h2>
      <OperatorWords of={body} />
      {endsAt === undefined ? null : <Until moment={endsAt} />}
    </article>
  )
}

const Until = ({ moment }: { readonly moment: number }) => {
  const date = useDates().full(dayAt(moment))
  const time = clockText(moment)
  return (
    <p className="cap">
      <Trans>
        Until {date}, {time}
      </Trans>
    </p>
  )
}
