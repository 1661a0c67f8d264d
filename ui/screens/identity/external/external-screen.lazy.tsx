import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import styles from "./external.module.css"
import { ExternalPage, ExternalWaiting } from "./external-page.tsx"

const openInFull =
  "M13.4 4.8h5.8v5.8M19 5l-7.6 7.6M10 6.4H6.4a1.6 1.6 0 0 0-1.6 1.6v9.6a1.6 1.6 0 0 0 1.6 1.6H16a1.6 1.6 0 0 0 1.6-1.6V14"

/** A player whom another site brings: looked up, and led out of its frame into the whole window. */
export const ExternalLoginScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Log in`)
  const login = useActorRef(usePagePart(pageParts.externalLogin).externalLogin)
  const state = useSelector(login, ({ value }) => value)
  const userName = useSelector(login, ({ context }) => context.userName)
  switch (state) {
    case "waiting":
    case "checking":
      return <ExternalWaiting />
    case "leaving":
      return (
        <ExternalPage heading={<Trans>You're logged in. One step left</Trans>}>
          <p className={styles.lede}>
            <Trans>
              Your browser can't keep you logged in inside another site. Open the full window to bet, deposit and
              withdraw.
            </Trans>
          </p>
          <p className={styles.who}>
            <span>
              <span className="cap">
                <Trans>Account from the partner site</Trans>
              </span>
              <b>{userName}</b>
            </span>
            <span className={styles.checked}>
              <Icon of={checkIcon} size="xs" />
              <Trans>Verified</Trans>
            </span>
          </p>
          <Button tone="gold" block icon={openInFull} onClick={() => login.send({ type: "leave.requested" })}>
            <Trans>Open full window</Trans>
          </Button>
          <p className="cap">
            <Trans>Opens at {location.host}</Trans>
          </p>
        </ExternalPage>
      )
    case "nobodyCame":
      return (
        <Ended>
          <Trans>The partner site didn't send your login.</Trans>
        </Ended>
      )
    case "refused":
      return (
        <Ended>
          <Trans>The login from the partner site is invalid or has expired.</Trans>
        </Ended>
      )
    case "unreachable":
      return (
        <Ended onAgain={() => login.send({ type: "retry.requested" })}>
          <Trans>No reply. Please try again.</Trans>
        </Ended>
      )
  }
}

type EndedProps = { readonly children: ReactNode; readonly onAgain?: () => void }

const Ended = ({ children, onAgain }: EndedProps) => (
  <ExternalPage heading={<Trans>You're not logged in</Trans>}>
    <div role="alert">
      <Notice>{children}</Notice>
    </div>
    {onAgain === undefined ? null : (
      <Button tone="gold" block onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    )}
    <a href="/" target="_top" className={buttonClass({ tone: "outline", block: true })}>
      <Trans>Log in with PIN</Trans>
    </a>
  </ExternalPage>
)
