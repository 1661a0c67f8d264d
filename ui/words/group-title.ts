import type { BetGroup } from "@fakham/core/lotto"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"

const titles: Readonly<Record<BetGroup, MessageDescriptor>> = {
  gov: msg`Government lottery`,
  stock: msg`Stock lottery`,
  yeekee: msg`Yeekee`,
  yeekee5min: msg`5-minute Yeekee`,
  pingpong: msg`Ping pong`,
  gov4d: msg`4D sets`,
}

/** The names of groups where only text can stand: in the browser's tab, in what the prefetch script is told. */
export const useGroupTitles = () => {
  const { i18n } = useLingui()
  return (group: BetGroup): string => i18n._(titles[group])
}
export const useGroupTitle = (group: BetGroup): string => useGroupTitles()(group)
