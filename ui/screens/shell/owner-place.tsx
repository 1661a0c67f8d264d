import { useSelector } from "@xstate/react"
import { type FunctionComponent, lazy, Suspense, useState } from "react"
import { type OwnerCheckActor, useOwnerCheck } from "../../app/owner/owner-shown.ts"
import { addIdentityWords } from "../../locales/identity.ts"

type CheckProps = { readonly check: OwnerCheckActor }

const fetchSheet = async (): Promise<FunctionComponent<CheckProps>> => {
  const [{ OwnerSheet: sheet }] = await Promise.all([
    import("../identity/owner/owner-sheet.lazy.tsx"),
    addIdentityWords(),
  ])
  return sheet
}

const sheetFor = (check: OwnerCheckActor) =>
  lazy(() =>
    fetchSheet().then(
      (sheet) => ({ default: sheet }),
      () => {
        // Where the sheet cannot be had, nothing can be answered.
        check.send({ type: "check.left" })
        return { default: () => null }
      },
    ),
  )

/** Over whatever page it comes up in: what an operator wants of the owner before it does what was asked for. */
export const OwnerPlace = () => {
  const check = useOwnerCheck()
  return check === undefined ? null : <OpenCheck check={check} />
}

const OpenCheck = ({ check }: CheckProps) =>
  useSelector(check, (state) => state.matches("closed")) ? null : <OwnerSheet check={check} />

const OwnerSheet = ({ check }: CheckProps) => {
  const [Sheet] = useState(() => sheetFor(check))
  return (
    <Suspense>
      <Sheet check={check} />
    </Suspense>
  )
}
