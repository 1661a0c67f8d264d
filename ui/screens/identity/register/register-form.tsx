import type { Registration, RegistrationActor } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react"
import type { SnapshotFrom } from "xstate"
import { Button } from "../../../parts/controls/button.tsx"
import { friendsIcon, lockIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { useStepHistory } from "../../page/step-history.ts"
import { NewAccountStep } from "./account-step.tsx"
import { DetailsStep } from "./details-step.tsx"
import styles from "./register.module.css"
import { UnknownStep } from "./unknown-step.tsx"

/** What stands in a form now. The PIN stays there until the form is sent. */
const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === "string" ? value : ""
  }
  return {
    userName: text("username").trim().toLowerCase(),
    pin: text("pin"),
    confirmation: text("confirmation"),
    phoneNumber: text("phone"),
    isOfAge: data.has("age"),
    consents: data.has("consent"),
    wantsLimit: data.has("limit"),
    pinAgain: text("pinAgain"),
  }
}

/** Whose link was followed here, said from the first page on. */
const InvitedBy = ({ slug }: { readonly slug: string }) => (
  <p className={styles.link}>
    <Icon of={friendsIcon} size="s" />
    <span className={styles.slug}>
      <span className="cap">
        <Trans>Invited by</Trans>
      </span>
      <b>{slug}</b>
    </span>
    <Icon of={lockIcon} size="s" />
  </p>
)

type RegisterStep = "account" | "details" | "unknown"

/** Which page of the form belongs to where a registration stands. */
const stepOf = (state: SnapshotFrom<RegistrationActor>): RegisterStep => {
  if (state.matches("enteringAccount") || state.matches("checkingUsername")) return "account"
  return state.context.isInDoubt ? "unknown" : "details"
}

/** Both pages of the form in one, so that the PIN of the first is sent with the second. */
export const RegisterForm = ({ registration }: { readonly registration: RegistrationActor }) => {
  const form = useRef<HTMLFormElement>(null)
  const step = useSelector(registration, stepOf)
  const busy = useSelector(registration, (state) => state.hasTag("busy"))
  const known = useSelector(registration, (state) => state.context)
  const { faults, failure, captcha } = known
  const [edited, setEdited] = useState(nothing)
  const [opened] = useState(known)
  const [asksPin, setAsksPin] = useState(opened.isInDoubt)
  useFocus(form, step, known)
  const { goBack } = useStepHistory({
    step: step === "account" ? 0 : step === "details" && !busy ? 1 : undefined,
    onStep: (wanted) =>
      wanted === 0 ? registration.send({ type: "account.reopened" }) : form.current?.requestSubmit(),
  })

  const noteTyped = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    const { userName, phoneNumber, wantsLimit } = readForm(currentTarget)
    if (target instanceof HTMLInputElement) setEdited(new Set([...edited, target.name]))
    registration.send({ type: "form.typed", userName, phoneNumber, wantsLimit })
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEdited(nothing)
    const { pinAgain, ...given } = readForm(event.currentTarget)
    if (step === "account") registration.send({ type: "account.submitted", ...given })
    else if (step === "details") registration.send({ type: "newcomer.submitted", ...given })
    else registration.send({ type: "retry.requested", pin: asksPin ? pinAgain : given.pin })
  }
  const recheck = () => registration.send({ type: "captcha.requested" })
  const reopen = () => {
    setAsksPin(false)
    registration.send({ type: "account.reopened" })
  }

  const shown = unedited(faults, edited)
  return (
    <form ref={form} noValidate className={styles.form} onInput={noteTyped} onSubmit={submit}>
      {known.referral.slug === undefined || step === "unknown" ? null : <InvitedBy slug={known.referral.slug} />}
      <div className={styles.step} data-step="account" hidden={step !== "account"}>
        {known.line === undefined ? null : <FromLine name={known.line.name} />}
        <NewAccountStep
          userName={opened.userName}
          faults={shown}
          taken={failure?._tag === "UsernameTaken" && !edited.has("username")}
        />
      </div>
      <div className={styles.step} data-step="details" hidden={step !== "details"}>
        <DetailsStep
          phoneNumber={opened.phoneNumber}
          wantsLimit={opened.wantsLimit}
          faults={shown}
          failure={step === "details" && edited.size === 0 ? failure : undefined}
          captcha={captcha}
          onRecheck={recheck}
          onReopen={goBack}
        />
      </div>
      {step === "unknown" ? (
        <div className={styles.step} data-step="unknown">
          <UnknownStep
            registration={known}
            pinFault={shown.pin}
            asksPin={asksPin}
            onRecheck={recheck}
            onReopen={reopen}
          />
        </div>
      ) : null}
      {step === "details" && captcha.is === "failed" ? null : (
        <Button
          tone="gold"
          block
          type="submit"
          sending={busy}
          blocked={step === "details" && captcha.is === "checking"}
        >
          {step === "account" ? (
            <Trans>Next</Trans>
          ) : step === "details" ? (
            <Trans>Sign up</Trans>
          ) : (
            <Trans>Check again</Trans>
          )}
        </Button>
      )}
    </form>
  )
}

/** Whom LINE vouched for becomes a player here, and comes in by LINE from then on. */
const FromLine = ({ name }: { readonly name: string }) => (
  <Notice>
    {name === "" ? (
      <Trans>LINE confirmed you. Sign up here once, then just log in with LINE.</Trans>
    ) : (
      <Trans>
        LINE confirmed you as <bdi>{name}</bdi>. Sign up here once, then just log in with LINE.
      </Trans>
    )}
  </Notice>
)

type Edited = ReadonlySet<string>
const nothing: Edited = new Set()

/** What was said of a field is not said any more once it is changed. */
const unedited = (faults: Registration["faults"], edited: Edited): Registration["faults"] => ({
  ...faults,
  ...(edited.has("username") && { userName: undefined }),
  ...((edited.has("pin") || edited.has("pinAgain")) && { pin: undefined }),
  ...((edited.has("pin") || edited.has("confirmation")) && { confirmation: undefined }),
  ...(edited.has("phone") && { phoneNumber: undefined }),
  ...(edited.has("age") && { age: undefined }),
  ...(edited.has("consent") && { consent: undefined }),
})

/** Leads to the first field that is wrong, and on another page of the form to its heading. */
const useFocus = (form: RefObject<HTMLFormElement | null>, step: RegisterStep, { faults, failure }: Registration) => {
  const before = useRef(step)
  useEffect(() => {
    const within = form.current?.querySelector(`[data-step="${step}"]`)
    const heading = before.current === step ? null : within?.querySelector<HTMLElement>("h1")
    const isShown = failure !== undefined || Object.keys(faults).length > 0
    const wrong = isShown ? within?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    before.current = step
    ;(wrong ?? heading)?.focus()
  }, [form, step, faults, failure])
}
