import { deviceName, type OpenSession } from "@fakham/core/identity"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResourceActor } from "../../../app/use-visit.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { Section } from "../../../parts/chrome/section.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { clockText } from "../../../words/clock-text.ts"
import styles from "./open-sessions.module.css"
import type { OpenSessionsActor } from "./ways-in-actors.ts"

/** Where the player is logged in, with the way to log out there; nothing where the operator does not tell it. */
export const OpenSessionList = () => {
  const actor = useActorRef(usePart(parts.waysIn).openSessions)
  const { data: sessions, hasFailed, retry } = useResourceActor(actor)
  if (sessions === undefined) return null
  return (
    <Section title={<Trans>Where you're logged in</Trans>}>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Row key={session.id} actor={actor} session={session} />
        ))}
      </ul>
      {hasFailed ? (
        <div role="alert" className={styles.failure}>
          <Notice tone="bad">
            <Trans>No reply. Please try again.</Trans>
          </Notice>
          <Button tone="outline" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      <Everywhere actor={actor} isOffered={sessions.some(({ isCurrent }) => !isCurrent)} />
    </Section>
  )
}

type OfActor = { readonly actor: OpenSessionsActor }

const Row = ({ actor, session }: OfActor & { readonly session: OpenSession }) => {
  const { t } = useLingui()
  const isBusy = useSelector(actor, (state) => state.hasTag("busy"))
  const { id, userDevice, place, isCurrent } = session
  const device = deviceName(userDevice) ?? t`Unknown device`
  return (
    <li>
      <span>
        <b>{device}</b>
        <span className="cap">
          {place === "" ? <Trans>Unknown place</Trans> : <bdi>{place}</bdi>} ·{" "}
          {isCurrent ? <Trans>This device</Trans> : <LastSeen session={session} />}
        </span>
      </span>
      {isCurrent ? null : (
        <Button
          tone="outline"
          blocked={isBusy}
          aria-label={t`Log out there: ${device}`}
          onClick={() => actor.send({ type: "end.requested", which: { id } })}
        >
          <Trans>Log out there</Trans>
        </Button>
      )}
    </li>
  )
}

const LastSeen = ({ session: { lastSeenAt } }: { readonly session: OpenSession }) => {
  const dates = useDates()
  if (lastSeenAt === undefined) return <Trans>Last used: unknown</Trans>
  const [date, time] = [dates.withoutYear(dayAt(lastSeenAt)), clockText(lastSeenAt)]
  return (
    <Trans>
      Last used {date}, {time}
    </Trans>
  )
}

const Everywhere = ({ actor, isOffered }: OfActor & { readonly isOffered: boolean }) => {
  const isBusy = useSelector(actor, (state) => state.hasTag("busy"))
  const isRefused = useSelector(actor, (state) => state.matches("refused"))
  return (
    <>
      {isRefused ? (
        <div role="alert">
          <Notice tone="bad">
            <Trans>You're still logged in there.</Trans>
          </Notice>
        </div>
      ) : null}
      {isOffered ? (
        <Button
          tone="outline"
          block
          blocked={isBusy}
          onClick={() => actor.send({ type: "end.requested", which: "others" })}
        >
          <Trans>Log out elsewhere</Trans>
        </Button>
      ) : null}
    </>
  )
}
