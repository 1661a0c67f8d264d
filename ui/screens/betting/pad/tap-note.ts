import type { Need, Tap } from "@fakham/core/poy"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import { useBetTypeName } from "../../../words/bet-type-name.ts"

export const needs: Readonly<Record<Need, MessageDescriptor>> = {
  needsTwoDigits: msg`Choose 2 top or 2 bottom first.`,
  needsStraightThree: msg`Choose 3 top, 3 front or 3 bottom first.`,
}

/** What a tap on something that is off would come to, where it is more than switching it on. */
export const useTapNote = (tapped: Tap, on: boolean): string | undefined => {
  const { t, i18n } = useLingui()
  const name = useBetTypeName()
  if (on) return undefined
  if (tapped._tag === "refused") return i18n._(needs[tapped.reason])
  if (tapped.displaced.length === 0) return undefined
  const names = tapped.displaced.map(({ key }) => name(key)).join(", ")
  return t`Tapping turns off ${names}`
}
