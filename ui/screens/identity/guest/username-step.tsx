import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useRef, useState } from "react"
import { useApp } from "../../../app/app.ts"
import { formHeading, formLede } from "../../../parts/chrome/sheet-form.tsx"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { StepIndicator } from "../../../parts/controls/steps.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { chatIcon, closeIcon, Icon, userIcon } from "../../../parts/icons/icon.tsx"
import type { LoginActor } from "../login-actor.ts"
import styles from "./username-step.module.css"

type UsernameStepProps = {
  readonly login: LoginActor
  /** The visitor begins to fill it in. */
  readonly onStart: () => void
}

export const UsernameStep = ({ login, onStart }: UsernameStepProps) => {
  const { t } = useLingui()
  const { hasLine, lastUsername } = useApp()
  const { userName, fault } = useSelector(login, (state) => state.context)
  const [offered, offer] = useState(lastUsername.recall)
  const field = useRef<HTMLInputElement>(null)
  const cameBack = useRef(userName !== "")
  useEffect(() => {
    if (cameBack.current) field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget).get("username")
        login.send({ type: "username.submitted", userName: typeof given === "string" ? given.trim() : "" })
      }}
    >
      <StepIndicator step={1} of={2} />
      <h1 className={formHeading}>
        <Trans>Log in</Trans>
      </h1>
      <p className={formLede}>
        <Trans>Enter your username first</Trans>
      </p>
      <Field
        ref={field}
        label={t`Username`}
        icon={userIcon}
        error={fault === "required" ? <Trans>Username is required</Trans> : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        defaultValue={userName || offered}
        onFocus={onStart}
        end={
          offered === "" ? undefined : (
            <IconButton
              icon={closeIcon}
              label={t`Forget this username`}
              onClick={() => {
                lastUsername.forget()
                offer("")
                if (field.current !== null) field.current.value = ""
                field.current?.focus()
              }}
            />
          )
        }
      />
      <div className={styles.submit}>
        <Button tone="gold" block type="submit">
          <Trans>Next</Trans>
        </Button>
      </div>
      <div className={styles.alternatives}>
        {hasLine && (
          <Link to="/login/line/auth" className={buttonClass({ tone: "outline", small: true })}>
            <Icon of={chatIcon} size="s" />
            <Trans>Log in with LINE</Trans>
          </Link>
        )}
        <Link to="/forgot-pin" className={buttonClass({ tone: "quiet", small: true })}>
          <Trans>Forgot PIN</Trans>
        </Link>
      </div>
    </form>
  )
}
