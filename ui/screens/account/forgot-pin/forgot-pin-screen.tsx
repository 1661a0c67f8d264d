import { useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { useState } from "react"
import { useMachines } from "../../../composition/use-machines.ts"
import { useForgotPin } from "../../../composition/use-pins.ts"
import { usePageTitle } from "../../brand/page-title.ts"
import { GuestSheet } from "../page/guest-sheet.tsx"
import { AccountStep } from "./account-step.tsx"
import { CodeExpired } from "./code-expired.tsx"
import { CodeStep } from "./code-step.tsx"
import type { ForgotPinActor } from "./forgot-pin-actor.ts"
import { PinStep } from "./pin-step.tsx"
import { ReplacedStep } from "./replaced-step.tsx"

/** From a forgotten PIN to another one, in three steps. */
export const ForgotPinScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Forgot PIN`)
  const forgot = useActorRef(useForgotPin())
  return (
    <GuestSheet>
      <Step forgot={forgot} />
    </GuestSheet>
  )
}

const Step = ({ forgot }: { readonly forgot: ForgotPinActor }) => {
  const { now } = useMachines()
  const state = useSelector(forgot, ({ value }) => value)
  const known = useSelector(forgot, ({ context }) => context)
  const reference = known.sent?.reference
  // A code goes with the PIN, and nowhere else; what was typed for another is worthless.
  const [given, setGiven] = useState<{ readonly reference: string | undefined; readonly code: string }>()
  const code = given?.reference === reference ? (given?.code ?? "") : ""
  const account = (
    <AccountStep
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
      return <PinStep forgot={forgot} code={code} />
    case "replaced":
      return <ReplacedStep />
    case "recalling":
    case "enteringAccount":
      return account
  }
}
