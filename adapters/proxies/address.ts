/** An IPv4 or IPv6 address as a number; an IPv4 address is one, however it is written. */
export type Address = { readonly bits: 32 | 128; readonly number: bigint }

export const readAddress = (text: string): Address | undefined => {
  const four = readFour(text)
  if (four !== undefined) return { bits: 32, number: four }
  const six = readSix(text)
  if (six === undefined) return undefined
  return six >> 32n === 0xffffn ? { bits: 32, number: six & 0xffff_ffffn } : { bits: 128, number: six }
}

/** The shortest common way to write it. */
export const writeAddress = ({ bits, number }: Address): string => {
  const parts = (size: bigint) =>
    Array.from({ length: Number(BigInt(bits) / size) }, (_, at) => {
      const shift = BigInt(bits) - size * BigInt(at + 1)
      return (number >> shift) & ((1n << size) - 1n)
    })
  return bits === 32
    ? parts(8n).join(".")
    : parts(16n)
        .map((group) => group.toString(16))
        .join(":")
}

const readFour = (text: string): bigint | undefined => {
  const bytes = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) ? text.split(".").map(Number) : []
  return bytes.length === 4 && bytes.every((byte) => byte <= 255)
    ? bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n)
    : undefined
}

const readSix = (text: string): bigint | undefined => {
  const dotted = /:(\d[\d.]*\.\d+)$/.exec(text)?.[1]
  const four = dotted === undefined ? undefined : readFour(dotted)
  if (dotted !== undefined && four === undefined) return undefined
  const plain =
    dotted === undefined || four === undefined
      ? text
      : `${text.slice(0, -dotted.length)}${(four >> 16n).toString(16)}:${(four & 0xffffn).toString(16)}`
  const halves = plain.split("::")
  if (halves.length > 2) return undefined
  const [before = [], after] = halves.map((half) => (half === "" ? [] : half.split(":")))
  const zeros = 8 - before.length - (after?.length ?? 0)
  if (after === undefined ? zeros !== 0 : zeros < 1) return undefined
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...(after ?? [])]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.reduce((number, group) => (number << 16n) | BigInt(`0x${group}`), 0n)
    : undefined
}
