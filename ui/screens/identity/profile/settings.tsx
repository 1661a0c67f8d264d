import { languageName, languageTag, localeOf } from "@fakham/core"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Suspense, useId, useState } from "react"
import { useApp } from "../../../app/app.ts"
import { pageParts } from "../../../app/page-parts.ts"
import { onParts, parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { Section } from "../../../parts/chrome/section.tsx"
import { classNames } from "../../../parts/class-names.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { languageIcon } from "../../../parts/icons/account-icons.ts"
import { chatIcon, Icon } from "../../../parts/icons/icon.tsx"
import { logoutIcon } from "../../../parts/icons/player-icons.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { RatePolicyChoice } from "../../order/placing/rate-policy-choice.tsx"
import { SecondPriceChoice } from "../../order/placing/second-price-choice.tsx"
import { useSupportAddress } from "../../page/brand/support-address.ts"
import styles from "./profile.module.css"
import { WayRow } from "./way-row.tsx"

const ConsentRow = lazyExtra(() =>
  onParts(
    import("../../site/consent/consent-row.lazy.tsx").then((of) => of.ConsentRow),
    pageParts.consent,
  ),
)
const Passkeys = lazyExtra(async () => (await onParts(import("./passkeys.lazy.tsx"), parts.waysIn)).PasskeyList)
const OpenSessions = lazyExtra(
  async () => (await onParts(import("./open-sessions.lazy.tsx"), parts.waysIn)).OpenSessionList,
)

/** How the player likes the site, where they are logged in, help, and the way out. */
export const Settings = () => {
  const { session } = useApp()
  const { asksConsent } = usePart(parts.pageNoticeParts)
  const address = useSupportAddress()
  return (
    <>
      <Section title={<Trans>Settings</Trans>}>
        <Language />
        <h3 className={styles.setting}>
          <Trans>Theme</Trans>
        </h3>
        <Colours />
        <h3 className={styles.setting}>
          <Trans>If rates change while placing</Trans>
        </h3>
        <RatePolicyChoice />
        <h3 className={styles.setting}>
          <Trans>What 45=20x20 means in a pasted slip</Trans>
        </h3>
        <SecondPriceChoice />
      </Section>
      <PasskeySettings />
      <Suspense>
        <OpenSessions />
      </Suspense>
      <ul className={styles.ways}>
        {address === undefined ? null : (
          <li>
            <a href={address} target="_blank" rel="noreferrer">
              <WayRow icon={chatIcon} title={<Trans>Contact us</Trans>} />
            </a>
          </li>
        )}
        {asksConsent ? (
          <li>
            <Suspense>
              <ConsentRow />
            </Suspense>
          </li>
        ) : null}
        <li>
          <button type="button" onClick={() => session.send({ type: "logout.requested" })}>
            <Icon of={logoutIcon} size="s" />
            <b>
              <Trans>Log out</Trans>
            </b>
          </button>
        </li>
      </ul>
    </>
  )
}

/** Fetched and read once it is asked for: most players have none. */
const PasskeySettings = () => {
  const [isOpen, open] = useState(false)
  const button = (
    <Button tone="outline" block sending={isOpen} onClick={() => open(true)}>
      <Trans>Manage passkeys</Trans>
    </Button>
  )
  return (
    <Section title={<Trans>Passkeys</Trans>}>
      <p className={classNames("sub", styles.note)}>
        <Trans>Log in with your fingerprint, face or screen lock. A new PIN removes every passkey.</Trans>
      </p>
      {isOpen ? (
        <Suspense fallback={button}>
          <Passkeys />
        </Suspense>
      ) : (
        button
      )}
    </Section>
  )
}

const Language = () => {
  const { preferences } = useApp()
  const { wanted, offered } = useSelector(preferences, ({ context }) => context)
  const id = useId()
  return (
    <div className={styles.language}>
      <Icon of={languageIcon} size="s" />
      <label htmlFor={id}>
        <Trans>Language</Trans>
      </label>
      <select
        id={id}
        value={wanted}
        onChange={({ target }) => preferences.send({ type: "locale.chosen", locale: localeOf(target.value) })}
      >
        {offered.map((locale) => (
          <option key={locale} value={locale} lang={languageTag[locale]}>
            {languageName[locale]}
          </option>
        ))}
      </select>
    </div>
  )
}

const Colours = () => {
  const { preferences } = useApp()
  const { t } = useLingui()
  const theme = useSelector(preferences, ({ context }) => context.theme)
  return (
    <Segmented
      label={t`Theme`}
      value={theme}
      onChange={(chosen) => preferences.send({ type: "theme.chosen", theme: chosen })}
      options={[
        { value: "dark", label: <Trans>Dark</Trans> },
        { value: "light", label: <Trans>Light</Trans> },
        { value: "device", label: <Trans>As the device</Trans> },
      ]}
    />
  )
}
