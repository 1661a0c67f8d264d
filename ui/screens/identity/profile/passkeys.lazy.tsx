import { deviceName, type Passkey } from "@fakham/core/identity"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { Suspense, useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResourceActor } from "../../../app/use-visit.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import styles from "./open-sessions.module.css"
import type { PasskeysActor } from "./ways-in-actors.ts"

const PasskeyForm = lazyExtra(async () => (await import("./passkey-form.lazy.tsx")).PasskeyForm)

/** The player's passkeys, and the way to another one on this device. */
export const PasskeyList = () => {
  const { passkeys: logic, hasPasskeys } = usePart(parts.waysIn)
  const actor = useActorRef(logic)
  const { data: passkeys, hasFailed, isNotOffered, retry } = useResourceActor(actor)
  return (
    <>
      {isNotOffered ? (
        <Notice>
          <Trans>Not available on this site.</Trans>
        </Notice>
      ) : null}
      <ul className={styles.sessions}>
        {passkeys?.map((passkey) => (
          <Row key={passkey.id} actor={actor} passkey={passkey} />
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
      {passkeys !== undefined && hasPasskeys() ? <Add actor={actor} /> : null}
    </>
  )
}

const Add = ({ actor }: { readonly actor: PasskeysActor }) => {
  const [isOpen, open] = useState(false)
  const button = (
    <Button tone="outline" block sending={isOpen} onClick={() => open(true)}>
      <Trans>Add a passkey</Trans>
    </Button>
  )
  return isOpen ? (
    <Suspense fallback={button}>
      <PasskeyForm actor={actor} />
    </Suspense>
  ) : (
    button
  )
}

const Row = ({ actor, passkey }: { readonly actor: PasskeysActor; readonly passkey: Passkey }) => {
  const { t } = useLingui()
  const isBusy = useSelector(actor, (state) => state.hasTag("busy"))
  const device = deviceName(passkey.userDevice) ?? t`Unknown device`
  return (
    <li>
      <span>
        <b>{device}</b>
        <span className="cap">
          <When passkey={passkey} />
        </span>
      </span>
      <Button
        tone="outline"
        blocked={isBusy}
        aria-label={t`Remove: ${device}`}
        onClick={() => actor.send({ type: "remove.requested", id: passkey.id })}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}

const When = ({ passkey: { addedAt, usedAt } }: { readonly passkey: Passkey }) => {
  const dates = useDates()
  const at = usedAt ?? addedAt
  if (at === undefined) return null
  const date = dates.withoutYear(dayAt(at))
  return usedAt === undefined ? <Trans>Added {date}</Trans> : <Trans>Last used {date}</Trans>
}
