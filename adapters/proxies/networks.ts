import { type Address, readAddress } from "./address.ts"

/** All addresses that begin alike: 10.0.0.0/8, 2001:db8::/32, or one address alone. */
export type AddressRange = Address & { readonly prefix: number }

const readNetwork = (text: string): AddressRange | undefined => {
  const [, written = "", length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const address = readAddress(written)
  if (address === undefined) return undefined
  const prefix = length === undefined ? address.bits : Number(length) - (written.includes(":") ? 128 - address.bits : 0)
  return prefix >= 0 && prefix <= address.bits ? { ...address, prefix } : undefined
}

/** Networks by commas, or nothing when one of them is none. */
export const readNetworks = (text: string): ReadonlyArray<AddressRange> | undefined => {
  const networks: Array<AddressRange> = []
  for (const written of text.split(",")) {
    if (written.trim() === "") continue
    const network = readNetwork(written.trim())
    if (network === undefined) return undefined
    networks.push(network)
  }
  return networks
}

export const isWithin = ({ bits, number }: Address, network: AddressRange): boolean => {
  const rest = BigInt(network.bits - network.prefix)
  return bits === network.bits && number >> rest === network.number >> rest
}
