import { type ForgotPin, isCodePending } from "@fakham/core/identity"
import { useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { useState } from "react"
import type { SnapshotFrom } from "xstate"
import { parts } from "../../../app/parts.ts"
import { useMachines } from "../../../app/use-machines.ts"
import { usePart } from "../../../app/use-visit.ts"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { GuestSheet } from "../../page/layout/guest-sheet.tsx"
import { useStepHistory } from "../../page/step-history.ts"
import { ForgotPinAccountStep } from "./account-step.tsx"
import { CodeExpired } from "./code-expired.tsx"
import { CodeStep } from "./code-step.tsx"
import type { ForgotPinActor } from "./forgot-pin-actor.ts"
import { ForgotPinPinStep } from "./pin-step.tsx"
import { ReplacedStep } from "./replaced-step.tsx"

/** From a forgotten PIN to another one, in three steps. */
export const ForgotPinScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Forgot PIN`)
  const forgot = useActorRef(usePart(parts.pins).forgotPin)
  return (
    <GuestSheet>
      <Step forgot={forgot} />
    </GuestSheet>
  )
}

type Place = SnapshotFrom<ForgotPinActor>["value"]

/** Which step of the form stands. A PIN on its way can no more be called back, and one that counts leads to the login. */
const stepOf = (place: Place, { sent }: Pick<ForgotPin, "sent">): number | undefined => {
  switch (place) {
    case "recalling":
    case "enteringAccount":
      return 0
    case "sendingCode":
      return sent === undefined ? 0 : 1
    case "enteringCode":
    case "codeExpired":
      return 1
    case "enteringPin":
      return 2
    case "replacingPin":
    case "unknownOutcome":
    case "replaced":
      return undefined
  }
}

const Step = ({ forgot }: { readonly forgot: ForgotPinActor }) => {
  const { now } = useMachines()
  const state = useSelector(forgot, ({ value }) => value)
  const known = useSelector(forgot, ({ context }) => context)
  const reference = known.sent?.reference
  // A code goes with the PIN, and nowhere else; what was typed for another is worthless.
  const [given, setGiven] = useState<{ readonly reference: string | undefined; readonly code: string }>()
  const code = given?.reference === reference ? (given?.code ?? "") : ""
  useStepHistory({
    step: stepOf(state, known),
    onStep: (wanted) => {
      if (wanted === 0) forgot.send({ type: "account.reopened" })
      else if (wanted === 2) forgot.send({ type: "code.submitted", code })
      else if (state === "enteringPin") forgot.send({ type: "code.reopened" })
      // No code is sent for a press on "forward".
      else if (isCodePending(known, now())) forgot.send({ type: "account.submitted", ...known })
    },
  })
  const account = (
    <ForgotPinAccountStep
      known={known}
      isSending={state === "sendingCode"}
      onSubmit={(owner) => forgot.send({ type: "account.submitted", ...owner })}
    />
  )
  const fromPhone = (
    <CodeStep forgot={forgot} code={code} now={now} onCode={(typed) => setGiven({ reference, code: typed })} />
  )
  switch (state) {
    case "sendingCode":
      return known.sent === undefined ? account : fromPhone
    case "enteringCode":
      return fromPhone
    case "codeExpired":
      return <CodeExpired forgot={forgot} now={now} />
    case "enteringPin":
    case "replacingPin":
    case "unknownOutcome":
      return <ForgotPinPinStep forgot={forgot} code={code} />
    case "replaced":
      return <ReplacedStep />
    case "recalling":
    case "enteringAccount":
      return account
  }
}
