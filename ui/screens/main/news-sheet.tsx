import { alertToShow, type NewsActor, popupToShow } from "@fakham/core/site"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useCallback } from "react"
import { Button, buttonClass } from "../../parts/controls/button.tsx"
import { OperatorWords } from "../../parts/operator-words/operator-words.lazy.tsx"
import { SheetInTurn } from "../../parts/sheets/sheet.tsx"
import styles from "./pieces.module.css"

/** What everybody is to see once: the operator's alert, and where the agent's popup leads. */
export const NewsSheet = ({ news }: { readonly news: NewsActor }) => {
  const { t } = useLingui()
  const alert = useSelector(news, ({ context }) => alertToShow(context.news, context.seen))
  const popup = useSelector(news, ({ context }) => popupToShow(context.popup, context.seen))
  const close = useCallback(() => news.send({ type: "alert.closed" }), [news])
  if (alert === undefined && popup === undefined) return null
  return (
    <SheetInTurn
      turn="news"
      title={alert?.title || t`Announcement`}
      kind="auto"
      onClose={close}
      foot={
        <Button tone="outline" block onClick={close}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <div className={styles.news}>
        {alert === undefined ? null : <OperatorWords of={alert.body} />}
        {popup === undefined ? null : (
          <a
            className={buttonClass({ tone: "outline", block: true })}
            href={popup}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Trans>Read announcement</Trans>
          </a>
        )}
      </div>
    </SheetInTurn>
  )
}
