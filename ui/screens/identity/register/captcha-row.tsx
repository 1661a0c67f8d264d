import type { CaptchaState } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"
import { Button } from "../../../parts/controls/button.tsx"
import { Hint } from "../../../parts/fields/field.tsx"
import { checkIcon, Icon, warningIcon } from "../../../parts/icons/icon.tsx"
import { refreshIcon } from "../../../parts/icons/player-icons.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import { useSupportAddress } from "../../page/brand/support-address.ts"
import styles from "./captcha-row.module.css"

/** After so many failures another try here helps nobody. */
const manyFailures = 3

type CaptchaRowProps = { readonly captcha: CaptchaState; readonly onRetry: () => void }

/** What this device does so that no robot registers; nothing is asked of the newcomer. */
export const CaptchaRow = ({ captcha, onRetry }: CaptchaRowProps) => {
  switch (captcha.is) {
    case "notAsked":
      return null
    case "checking":
      return (
        <output className={styles.row}>
          <Moon share={0.4} size={24} state="checking" />
          <span>
            <b>
              <Trans>Checking you're not a robot</Trans>
            </b>
            <span className="cap">
              <Trans>Your device does this in a few seconds. No pictures to pick.</Trans>
            </span>
          </span>
        </output>
      )
    case "passed":
      return (
        <output className={styles.row}>
          <span className={styles.passed}>
            <Icon of={checkIcon} />
          </span>
          <span>
            <b>
              <Trans>Verified. You can sign up</Trans>
            </b>
            <span className="cap">
              <Trans>It renews automatically when it expires.</Trans>
            </span>
          </span>
        </output>
      )
    case "failed":
      return (
        <div className={styles.failed}>
          <div className={styles.row} data-bad="" role="alert">
            <span className={styles.warning}>
              <Icon of={warningIcon} />
            </span>
            <span>
              <b>
                <Trans>Couldn't verify this device</Trans>
              </b>
              <span className="cap">
                {captcha.isRefused ? (
                  <Trans>cannot confirm reCaptcha with Google</Trans>
                ) : (
                  <Trans>Your details are still here. Check again.</Trans>
                )}
              </span>
            </span>
          </div>
          <Button tone="outline" block icon={refreshIcon} onClick={onRetry}>
            <Trans>Check again</Trans>
          </Button>
          {captcha.failures < manyFailures ? null : <OtherWays />}
        </div>
      )
  }
}

const OtherWays = () => {
  const address = useSupportAddress()
  return (
    <Hint>
      {address === undefined ? (
        <Trans>It failed {manyFailures} times. Try another browser.</Trans>
      ) : (
        <Trans>
          It failed {manyFailures} times. Try another browser or{" "}
          <a href={address} target="_blank" rel="noreferrer">
            talk to our team
          </a>
          .
        </Trans>
      )}
    </Hint>
  )
}
