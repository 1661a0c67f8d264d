import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react"

const names: Readonly<Record<string, MessageDescriptor>> = {
  "002": msg`Bangkok Bank`,
  "004": msg`Kasikornbank`,
  "006": msg`Krungthai Bank`,
  "011": msg`TMBThanachart Bank`,
  "014": msg`Siam Commercial Bank`,
  "022": msg`CIMB Thai Bank`,
  "024": msg`United Overseas Bank (Thai)`,
  "025": msg`Bank of Ayudhya`,
  "030": msg`Government Savings Bank`,
  "033": msg`Government Housing Bank`,
  "034": msg`Bank for Agriculture and Agricultural Cooperatives`,
  "066": msg`Islamic Bank of Thailand`,
  "067": msg`TISCO Bank`,
  "069": msg`Kiatnakin Phatra Bank`,
  "070": msg`ICBC (Thai)`,
  "071": msg`The Thai Credit Bank`,
  "073": msg`Land and Houses Bank`,
}

/** What a bank is called in the language that is spoken; nothing for one that the site does not know. */
export const useBankName = (): ((bankCode: string) => string | undefined) => {
  const { i18n } = useLingui()
  return (bankCode) => {
    const name = names[bankCode]
    return name === undefined ? undefined : i18n._(name)
  }
}
