import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SaidNote } from "../../../parts/notices/said.tsx"
import type { ProfileEditingActor } from "./use-profile-editing.ts"

/** What became of a form that was sent; what is wrong at a field is said there. */
export const SaveResult = ({ of }: { readonly of: ProfileEditingActor }) => {
  const state = useSelector(of, ({ value }) => value)
  const isNothingGiven = useSelector(of, ({ context: { fault } }) =>
    typeof fault === "object" && "phoneNumber" in fault
      ? fault.phoneNumber === "nothingGiven"
      : fault === "nothingGiven",
  )
  const said = useSelector(of, ({ context: { failure } }) => (failure?._tag === "Refused" ? failure.said : undefined))
  if (state === "saved")
    return (
      <output>
        <Trans>Saved.</Trans>
      </output>
    )
  if (isNothingGiven)
    return (
      <Bad>
        <Trans>data is null</Trans>
      </Bad>
    )
  if (state === "refused")
    return (
      <Bad>
        <Trans>Not saved: these details weren't accepted. Nothing changed.</Trans>
        <SaidNote said={said} />
      </Bad>
    )
  return state === "unreachable" ? (
    <Bad>
      <Trans>No reply. Save again: saving twice does no harm.</Trans>
    </Bad>
  ) : null
}

const Bad = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert">
    <Notice tone="bad">{children}</Notice>
  </div>
)
