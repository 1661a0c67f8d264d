import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Suspense, useEffect, useRef, useState } from "react"
import { useApp } from "../../app/app.ts"
import { formHeading, formLede } from "../../parts/chrome/sheet-form.tsx"
import { Button, buttonClass } from "../../parts/controls/button.tsx"
import { StepIndicator } from "../../parts/controls/steps.tsx"
import { SecretField } from "../../parts/fields/secret-field.tsx"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import type { LoginActor } from "./login-actor.ts"
import { LoginFailureText } from "./login-failure.tsx"
import styles from "./second-step.module.css"
import { Who } from "./who.tsx"

const PasskeyWay = lazyExtra(async () => (await import("./passkeys/fetch-passkey-way.lazy.ts")).fetchPasskeyWay())

export const PinStep = ({ login }: { readonly login: LoginActor }) => {
  const { t } = useLingui()
  const router = useRouter()
  const pin = useRef<HTMLInputElement>(null)
  const busy = useSelector(login, (state) => state.hasTag("busy"))
  const { userName, fault, failure } = useSelector(login, (state) => state.context)
  const [offersPasskey] = useState(useApp().isPasskeyHere)
  useEffect(() => pin.current?.focus({ preventScroll: true }), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        login.send({ type: "pin.submitted", pin: pin.current?.value ?? "" })
      }}
    >
      <StepIndicator step={2} of={2} />
      <h1 className={formHeading}>
        <Trans>Enter your PIN</Trans>
      </h1>
      <p className={formLede}>
        <Trans>Your PIN is the 8 to 30 character password you chose when you signed up</Trans>
      </p>
      <Who userName={userName} onChange={() => router.history.back()} />
      <SecretField
        ref={pin}
        label={t`PIN`}
        error={
          fault === "pinRequired" ? (
            <Trans>Please enter your PIN.</Trans>
          ) : failure ? (
            <LoginFailureText failure={failure} />
          ) : undefined
        }
        name="pin"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <div className={styles.submit}>
        <Button tone="gold" block type="submit" sending={busy}>
          {busy ? <Trans>Checking</Trans> : <Trans>Log in</Trans>}
        </Button>
      </div>
      <div className={styles.alternative}>
        {offersPasskey ? (
          <Suspense>
            <PasskeyWay />
          </Suspense>
        ) : null}
        <Link to="/forgot-pin" className={buttonClass({ tone: "quiet", small: true })}>
          <Trans>Forgot PIN</Trans>
        </Link>
      </div>
    </form>
  )
}
