import { running } from "@fakham/core/site"
import { Trans, useLingui } from "@lingui/react/macro"
import { parts } from "../../../app/parts.ts"
import { useMachines } from "../../../app/use-machines.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { InLanguage } from "../../../parts/chrome/in-language.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { PromotionArticle } from "./promotion-article.tsx"
import styles from "./promotions.module.css"

/** What the operator offers to everybody just now. */
export const PromotionsScreen = () => (
  <InLanguage>
    <Offers />
  </InLanguage>
)

const Offers = () => {
  const { t } = useLingui()
  const { now } = useMachines()
  const { data, hasFailed, isNotOffered, retry } = useResource(usePart(parts.promotions))
  usePageTitle(t`Promotions`)
  const promotions = data && running(data, now())
  return (
    <AccountPage title={t`Promotions`} backTo="/" wide>
      {promotions === undefined ? (
        <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
      ) : promotions.length === 0 ? (
        <p className="sub">
          <Trans>No promotions right now.</Trans>
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
