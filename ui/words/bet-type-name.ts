import type { GameBetType, Option } from "@fakham/core/poy"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import { useCallback } from "react"

const names: Readonly<Record<GameBetType, MessageDescriptor>> = {
  teng_bon_3: msg`3 top`,
  tode_3: msg`3 any order`,
  teng_bon_nha_3: msg`3 front`,
  teng_lang_3: msg`3 bottom`,
  teng_bon_2: msg`2 top`,
  teng_lang_2: msg`2 bottom`,
  teng_bon_1: msg`Run top`,
  teng_lang_1: msg`Run bottom`,
  shuffle_3: msg`All orders`,
  shuffle_2: msg`All orders`,
  option_2_19: msg`19 doors`,
  option_2_roodnha: msg`Same first digit`,
  option_2_roodlung: msg`Same last digit`,
  option_2_ble: msg`Doubles`,
  option_2_low: msg`Low`,
  option_2_high: msg`High`,
  option_2_even: msg`Even`,
  option_2_odd: msg`Odd`,
}

/** What players call a bet type or a helper. */
export const useBetTypeName = (): ((key: GameBetType) => string) => {
  const { i18n } = useLingui()
  return useCallback((key: GameBetType) => i18n._(names[key]), [i18n])
}

/** Options as one list: "2 top, 2 bottom". */
export const useOptionList = (): ((options: Iterable<Option>) => string) => {
  const name = useBetTypeName()
  return (options) => [...options].map(name).join(", ")
}
