import { type InboxActor, messagesByDay, type Notification, unreadOf } from "@fakham/core/notifications"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { parts } from "../../app/parts.ts"
import { usePart, useResourceActor } from "../../app/use-visit.ts"
import { useTwoColumns } from "../../parts/chrome/use-two-columns.ts"
import { Button } from "../../parts/controls/button.tsx"
import { IconButton } from "../../parts/controls/icon-button.tsx"
import { slidersIcon } from "../../parts/icons/account-icons.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import { UnreadList } from "../../parts/notices/unread-list.tsx"
import { Sheet } from "../../parts/sheets/sheet.tsx"
import { usePageTitle } from "../page/brand/page-title.ts"
import { AccountPage } from "../page/layout/account-page.tsx"
import { DayHead } from "../page/layout/day-head.tsx"
import { KindSwitches } from "./kind-switches.tsx"
import { MessageRow } from "./message-row.tsx"
import styles from "./notifications.module.css"

/** What is sent, over the inbox where there is no room beside it. */
const KindsSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Sheet kind="auto" title={t`Notify me about`} caption={<Trans>Changes apply at once</Trans>} onClose={onClose}>
      <KindSwitches />
    </Sheet>
  )
}

/** What happened to the player's slips and money, and news, day by day. */
export const NotificationsScreen = () => {
  const { t } = useLingui()
  const inbox = usePart(parts.inbox).inbox()
  const [isChoosing, choose] = useState(false)
  const { data: messages, hasFailed, isNotOffered, retry } = useResourceActor(inbox)
  usePageTitle(t`Notifications`)
  const hasRoom = useTwoColumns()
  const opened = isChoosing && !hasRoom
  return (
    <AccountPage
      title={t`Notifications`}
      backTo="/main"
      wide
      end={
        isNotOffered || hasRoom ? null : (
          <IconButton icon={slidersIcon} label={t`Notify me about`} onClick={() => choose(true)} />
        )
      }
    >
      <div className={styles.page}>
        {messages === undefined ? (
          <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
        ) : (
          <Messages inbox={inbox} messages={messages} />
        )}
        {hasRoom && !isNotOffered ? (
          <section className={styles.beside}>
            <h2>
              <Trans>Notify me about</Trans>
            </h2>
            <KindSwitches />
          </section>
        ) : null}
      </div>
      {opened ? <KindsSheet onClose={() => choose(false)} /> : null}
    </AccountPage>
  )
}

type MessagesProps = { readonly inbox: InboxActor; readonly messages: ReadonlyArray<Notification> }

const Messages = ({ inbox, messages }: MessagesProps) => {
  const isMarkLost = useSelector(inbox, ({ context }) => context.isMarkLost)
  const unread = unreadOf(messages).length
  if (messages.length === 0)
    return (
      <Notice>
        <Trans>Nothing has happened yet. Results of your slips and money in and out will stand here.</Trans>
      </Notice>
    )
  return (
    <div className={styles.inbox}>
      <div className={styles.head}>
        <output>
          {unread === 0 ? (
            <span className="sub">
              <Trans>You've read everything</Trans>
            </span>
          ) : (
            <>
              <span className={styles.count}>{unread}</span>{" "}
              <span className="sub">
                <Trans>unread messages</Trans>
              </span>
            </>
          )}
        </output>
        {unread === 0 ? null : (
          <Button tone="quiet" small onClick={() => inbox.send({ type: "all.read" })}>
            <Trans>All read</Trans>
          </Button>
        )}
      </div>
      {isMarkLost ? (
        <div role="alert">
          <Notice tone="bad">
            <Trans>No reply. The status shown here is the true one.</Trans>
          </Notice>
        </div>
      ) : null}
      {[...messagesByDay(messages)].map(([day, ofDay]) => (
        <section key={day}>
          <DayHead day={day} />
          <ul className={styles.list}>
            {ofDay.map((message) => (
              <MessageRow
                key={message.id}
                of={message}
                onOpen={() => inbox.send({ type: "message.opened", id: message.id })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
