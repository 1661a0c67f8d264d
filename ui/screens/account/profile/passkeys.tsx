import { deviceName, type Passkey } from "@fakham/core/identity"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { hasPasskeys, type PasskeysActor, usePasskeys } from "../../../composition/use-passkeys.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Section } from "../../../parts/frame/section.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import styles from "./open-sessions.module.css"
import { PasskeyForm } from "./passkey-form.tsx"

/** Other ways to unlock the account than the PIN; nothing where the operator, or this browser, has none. */
export const Passkeys = () => {
  const actor = usePasskeys()
  const passkeys = useSelector(actor, ({ context }) => context.passkeys)
  const isUnreachable = useSelector(actor, (state) => state.matches("unreachable"))
  if (passkeys === undefined || (passkeys.length === 0 && !hasPasskeys())) return null
  return (
    <Section title={<Trans>Passkeys</Trans>}>
      <p className="sub">
        <Trans>Log in with your fingerprint, face or screen lock. A new PIN removes every passkey.</Trans>
      </p>
      <ul className={styles.sessions}>
        {passkeys.map((passkey) => (
          <Row key={passkey.id} actor={actor} passkey={passkey} />
        ))}
      </ul>
      {isUnreachable ? (
        <div role="alert" className={styles.failure}>
          <Notice tone="bad">
            <Trans>No reply. Please try again.</Trans>
          </Notice>
          <Button tone="outline" onClick={() => actor.send({ type: "retry.requested" })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {hasPasskeys() ? <PasskeyForm actor={actor} /> : null}
    </Section>
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
