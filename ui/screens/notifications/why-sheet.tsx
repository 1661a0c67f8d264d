import type { PushDeviceActor } from "@fakham/core/notifications"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { BrandMark } from "../../parts/chrome/brand.tsx"
import { Button } from "../../parts/controls/button.tsx"
import { bellIcon, lottoIcon, phoneIcon } from "../../parts/icons/player-icons.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import { SheetInTurn } from "../../parts/sheets/sheet.tsx"
import styles from "./why-sheet.module.css"

export type Why = {
  readonly title: string
  readonly caption?: ReactNode
  /** What the browser would show. */
  readonly example: { readonly title: ReactNode; readonly body: ReactNode; readonly time?: string }
  readonly yes: ReactNode
}

type WhySheetProps = { readonly device: PushDeviceActor; readonly why: Why; readonly onOver: () => void }

/** Says what would be told and how it looks, before the browser asks its own question. */
export const WhySheet = ({ device, why: { title, caption, example, yes }, onOver }: WhySheetProps) => {
  const { t } = useLingui()
  const isBusy = useSelector(device, (state) => state.hasTag("busy"))
  const isOn = useSelector(device, (state) => state.matches("on"))
  const isBlocked = useSelector(device, (state) => state.matches("blocked"))
  const decline = () => {
    if (!isOn) device.send({ type: "push.declined" })
    onOver()
  }
  if (isOn || isBlocked)
    return (
      <SheetInTurn
        turn="notifications"
        kind="auto"
        title={isOn ? t`Notifications are on for this device` : t`This browser doesn't allow it`}
        onClose={onOver}
        foot={
          <Button tone={isOn ? "gold" : "outline"} block onClick={onOver}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <p className="sub">
          {isOn ? (
            <Trans>Choose what to hear about under Notifications.</Trans>
          ) : (
            <Trans>To turn them on later, allow notifications in your browser settings.</Trans>
          )}
        </p>
      </SheetInTurn>
    )
  return (
    <SheetInTurn
      turn="notifications"
      kind="auto"
      title={title}
      caption={caption}
      onClose={decline}
      foot={
        <div className={styles.acts}>
          <Button tone="outline" onClick={decline}>
            <Trans>No thanks</Trans>
          </Button>
          <Button tone="gold" blocked={isBusy} onClick={() => device.send({ type: "push.wanted" })}>
            {yes}
          </Button>
        </div>
      }
    >
      <div className={styles.example}>
        <span className={styles.mark} data-theme="dark">
          <BrandMark />
        </span>
        <span>
          <b>{example.title}</b>
          <span className="sub">{example.body}</span>
        </span>
        {example.time === undefined ? null : <span className="cap num">{example.time}</span>}
      </div>
      <p className="cap">
        <Trans>Preview. Account numbers and balances never show on the lock screen.</Trans>
      </p>
      <div className={styles.whys}>
        <Notice icon={lottoIcon}>
          <Trans>Only results of your bets and money in and out. Everything else starts switched off.</Trans>
        </Notice>
        <Notice icon={phoneIcon}>
          <Trans>
            Your browser will ask too: choose <b>Allow</b>
          </Trans>
        </Notice>
        <Notice icon={bellIcon}>
          <Trans>Turn it off any time. Results are always under My slips.</Trans>
        </Notice>
        <Failure device={device} />
      </div>
    </SheetInTurn>
  )
}

const Failure = ({ device }: { readonly device: PushDeviceActor }) => {
  const isFailed = useSelector(device, (state) => state.matches("failed"))
  const isUnsaved = useSelector(device, (state) => state.matches("unsaved"))
  return isFailed || isUnsaved ? (
    <div role="alert">
      <Notice tone="bad">
        {isFailed ? (
          <Trans>Your browser couldn't reach its notification service. Try again.</Trans>
        ) : (
          <Trans>No reply. It may not be on yet. Try again.</Trans>
        )}
      </Notice>
    </div>
  ) : null
}
