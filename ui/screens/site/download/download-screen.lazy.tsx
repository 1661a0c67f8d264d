import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { type ReactNode, Suspense, useState } from "react"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { BrandMark } from "../../../parts/chrome/brand.tsx"
import { useTwoColumns } from "../../../parts/chrome/use-two-columns.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { shareIcon } from "../../../parts/icons/few-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { downloadIcon, plusIcon } from "../../../parts/icons/player-icons.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { useBrand, usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { browserAtHand } from "./browser-at-hand.ts"
import styles from "./download.module.css"

const QrCode = lazyExtra(async () => (await import("../../../parts/qr/qr-code.lazy.tsx")).QrCode)

/** How the site comes to the home screen of a phone: by the browser's own question where it has one, else step by step. */
export const DownloadScreen = () => {
  const { t } = useLingui()
  const brand = useBrand()
  const [{ phone: ownPhone, within }] = useState(() => browserAtHand(navigator.userAgent))
  const [phone, setPhone] = useState(ownPhone)
  const isBeside = useTwoColumns()
  usePageTitle(t`Install the app`)
  return (
    <AccountPage title={t`Install the app`} backTo="/" wide>
      <div className={styles.beside}>
        <div>
          <div className={styles.app}>
            <span className={styles.icon} data-theme="dark">
              <BrandMark />
            </span>
            <div className="grow">
              <h2>{brand}</h2>
              <p className="sub">
                <Trans>Opens from the home screen on the full screen, and can tell you results</Trans>
              </p>
            </div>
          </div>
          <Install />
          {within === undefined ? null : <WithinApp app={within} />}
          <Segmented
            label={t`Your phone`}
            value={phone}
            onChange={setPhone}
            options={[
              { value: "iphone", label: "iPhone" },
              { value: "android", label: "Android" },
            ]}
          />
          <ol className={styles.steps}>{phone === "iphone" ? <OnIphone /> : <OnAndroid />}</ol>
          {isBeside ? null : <ElsewhereToo />}
          <Link to="/" className={buttonClass({ tone: "outline", block: true })}>
            <Trans>Use the browser</Trans>
          </Link>
        </div>
        {isBeside ? <ToPhone /> : null}
      </div>
    </AccountPage>
  )
}

/** The way from this phone to another one. */
const ElsewhereToo = () => (
  <section className={styles.elsewhere} data-paper>
    <PageCode size="m" />
    <div>
      <h2>
        <Trans>Open it on another device</Trans>
      </h2>
      <p className="cap">
        <Trans>Scan it with its camera</Trans>
      </p>
    </div>
  </section>
)

const PageCode = ({ size }: { readonly size: "m" | "l" }) => {
  const { t } = useLingui()
  return (
    <div className={styles[size]}>
      <Suspense>
        <QrCode text={`${location.origin}/download`} label={t`QR code of this page`} size={size} />
      </Suspense>
    </div>
  )
}

/** The way from a large screen to the phone in the hand. */
const ToPhone = () => (
  <section className={styles.toPhone} data-paper>
    <PageCode size="l" />
    <h2>
      <Trans>Open this page on your phone</Trans>
    </h2>
    <p className="sub">
      <Trans>Point your phone's camera here</Trans>
    </p>
  </section>
)

const Install = () => {
  const prompt = useActorRef(usePagePart(pageParts.install).installPrompt)
  const state = useSelector(prompt, ({ value }) => value)
  if (state === "installed")
    return (
      <output>
        <Trans>Added to your home screen.</Trans>
      </output>
    )
  return state === "manual" ? null : (
    <Button
      tone="gold"
      block
      icon={downloadIcon}
      sending={state === "asking"}
      onClick={() => prompt.send({ type: "install.requested" })}
    >
      <Trans>Install now</Trans>
    </Button>
  )
}

/** An app's own browser puts nothing on the home screen. */
const WithinApp = ({ app }: { readonly app: string }) => (
  <>
    <Notice tone="bad">
      <Trans>You're in {app}. Tap the three dots and open this page in your browser first.</Trans>
    </Notice>
    {app === "LINE" ? (
      <a className={buttonClass({ tone: "outline", block: true })} href="/download?openExternalBrowser=1">
        <Trans>Open in browser</Trans>
      </a>
    ) : null}
  </>
)

type StepProps = {
  readonly number: number
  readonly title: ReactNode
  readonly hint: ReactNode
  readonly children?: ReactNode
}

const Step = ({ number, title, hint, children }: StepProps) => (
  <li>
    <span className="num" aria-hidden="true">
      {number}
    </span>
    <div>
      <h3>{title}</h3>
      <p className="sub">{hint}</p>
      {children}
    </div>
  </li>
)

const OnIphone = () => (
  <>
    <Step
      number={1}
      title={<Trans>Open it in Safari</Trans>}
      hint={<Trans>In LINE or Facebook, tap the three dots and choose the browser</Trans>}
    />
    <Step
      number={2}
      title={<Trans>Tap the share button</Trans>}
      hint={<Trans>It's in the bar at the bottom of Safari</Trans>}
    >
      <span className={styles.sample}>
        <Icon of={shareIcon} />
      </span>
    </Step>
    <Step
      number={3}
      title={<Trans>Choose “Add to Home Screen”</Trans>}
      hint={<Trans>Scroll down a little to find it</Trans>}
    >
      <span className={styles.sample}>
        <Icon of={plusIcon} size="s" />
        <Trans>Add to Home Screen</Trans>
      </span>
    </Step>
  </>
)

const OnAndroid = () => (
  <>
    <Step
      number={1}
      title={<Trans>Open it in Chrome</Trans>}
      hint={<Trans>In LINE or Facebook, tap the three dots and choose the browser</Trans>}
    />
    <Step number={2} title={<Trans>Tap the three dots</Trans>} hint={<Trans>At the top right of Chrome</Trans>} />
    <Step
      number={3}
      title={<Trans>Choose “Add to Home Screen”</Trans>}
      hint={<Trans>On some phones it's called “Install app”</Trans>}
    >
      <span className={styles.sample}>
        <Icon of={plusIcon} size="s" />
        <Trans>Add to Home Screen</Trans>
      </span>
    </Step>
  </>
)
