import type { PasskeyLoginActor } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { type ReactNode, useState } from "react"
import { useApp } from "../../../app/app.ts"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"

/** The way in by the passkey of this device, beside the PIN. */
export const PasskeyWay = () => {
  const [isBegun, begin] = useState(false)
  return isBegun ? <Entering /> : <Way onClick={() => begin(true)} />
}

const Way = ({ isBusy = false, onClick }: { readonly isBusy?: boolean; readonly onClick: () => void }) => (
  <Button tone="outline" block type="button" sending={isBusy} onClick={onClick}>
    <Trans>Use a passkey</Trans>
  </Button>
)

const Entering = () => {
  const { session } = useApp()
  const login = useActorRef(usePagePart(pageParts.passkeyLogin).passkeyLogin, {}, ({ output }) => {
    if (output !== undefined) session.send({ type: "session.opened", session: output })
  })
  const isBusy = useSelector(login, (state) => state.hasTag("busy") || state.matches("signedIn"))
  const mayRetry = useSelector(login, (state) => state.can({ type: "retry.requested" }))
  return (
    <>
      <Why login={login} />
      {isBusy || mayRetry ? <Way isBusy={isBusy} onClick={() => login.send({ type: "retry.requested" })} /> : null}
    </>
  )
}

const Why = ({ login }: { readonly login: PasskeyLoginActor }) => {
  const state = useSelector(login, ({ value }) => value)
  switch (state) {
    case "declined":
      return (
        <Said>
          <Trans>No passkey was used.</Trans>
        </Said>
      )
    case "unreachable":
      return (
        <Said>
          <Trans>No reply. Please try again.</Trans>
        </Said>
      )
    case "refused":
      return (
        <Said>
          <Trans>This passkey no longer works here. Log in with your PIN, then add a new one in your account.</Trans>
        </Said>
      )
    case "notOffered":
    case "notSupported":
      return (
        <Said>
          <Trans>Passkeys don't work here. Log in with your PIN.</Trans>
        </Said>
      )
    case "entering":
    case "signedIn":
      return null
  }
}

const Said = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert">
    <Notice>{children}</Notice>
  </div>
)
