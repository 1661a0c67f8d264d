import { useLingui } from "@lingui/react/macro"
import { useNavigate, useParams } from "@tanstack/react-router"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { GuestSheet } from "../../page/layout/guest-sheet.tsx"
import { RegisterForm } from "./register-form.tsx"

/** A newcomer becomes a player: an account, then a phone number and their word. */
export const RegisterScreen = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { registration: logic, begun, onState } = usePagePart(pageParts.registration)
  const [input] = useState(begun)
  const registration = useActorRef(logic, { input }, (state) =>
    onState(state, () => void navigate({ to: "/profile/limits", state: { isNewcomer: true }, replace: true })),
  )
  const { afSlug } = useParams({ strict: false })
  usePageTitle(afSlug === undefined ? t`Sign up` : t`A friend invites you`)
  return (
    <GuestSheet>
      <RegisterForm registration={registration} />
    </GuestSheet>
  )
}
