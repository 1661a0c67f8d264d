import { useSelector } from "@xstate/react"
import { type FunctionComponent, lazy, Suspense, useEffect } from "react"
import { type OwnerCheckActor, useOwnerCheck } from "../../app/owner-shown.ts"
import { addIdentityWords } from "../../locales/identity.ts"

type CheckProps = { readonly check: OwnerCheckActor }

/** Where the sheet cannot be had, nothing can be answered. */
const NoSheet: FunctionComponent<CheckProps> = ({ check }) => {
  useEffect(() => check.send({ type: "check.left" }), [check])
  return null
}

const fetchSheet = async (): Promise<FunctionComponent<CheckProps>> => {
  const [{ OwnerSheet: sheet }] = await Promise.all([import("../identity/owner/owner-sheet.tsx"), addIdentityWords()])
  return sheet
}

const OwnerSheet = lazy(async () => ({ default: await fetchSheet().catch(() => NoSheet) }))

/** Over whatever page it comes up in: what an operator wants of the owner before it does what was asked for. */
export const OwnerPlace = () => {
  const check = useOwnerCheck()
  return check === undefined ? null : <OpenCheck check={check} />
}

const OpenCheck = ({ check }: CheckProps) =>
  useSelector(check, (state) => state.matches("closed")) ? null : (
    <Suspense>
      <OwnerSheet check={check} />
    </Suspense>
  )
