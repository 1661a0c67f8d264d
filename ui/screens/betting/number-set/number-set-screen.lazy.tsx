import { useLingui } from "@lingui/react/macro"
import { useSearch } from "@tanstack/react-router"
import { useActorRef } from "@xstate/react"
import type { ReactNode } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResourceActor } from "../../../app/use-visit.ts"
import { Column } from "../../../parts/chrome/column.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { NothingHereScreen } from "../../page/status-pages/status-screens.lazy.tsx"
import { shownSets } from "./number-set-address.ts"
import { NumberSetEditor } from "./number-set-editor.tsx"
import { SetList } from "./number-set-list.tsx"
import { SetsOfPoy } from "./sets-of-poy.tsx"

/** The numbers that a player keeps under names: all of them, or the one that is being written. */
export const NumberSetScreen = (): ReactNode => {
  const { t } = useLingui()
  const { edit, from } = shownSets(useSearch({ from: "/_shell/number-set" }))
  usePageTitle(t`Number sets`)
  return (
    <Column wide>
      {from !== undefined ? (
        <SetsOfPoy key={from} id={from} />
      ) : edit === "new" ? (
        <NumberSetEditor id="new" />
      ) : (
        <Sets key={edit} edit={edit} />
      )}
    </Column>
  )
}

/** Read anew for the list and for each set: what was just changed is not shown as it was. */
const Sets = ({ edit }: { readonly edit: string | undefined }) => {
  const actor = useActorRef(usePart(parts.numberSets).numberSets)
  const { data: sets, hasFailed, isNotOffered, retry } = useResourceActor(actor)
  if (sets === undefined) return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
  if (edit === undefined) return <SetList sets={sets} />
  const saved = sets.find(({ id }) => id === edit)
  return saved === undefined ? <NothingHereScreen /> : <NumberSetEditor key={edit} id={edit} saved={saved} />
}
