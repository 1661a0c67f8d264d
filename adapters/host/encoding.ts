import { brotliCompressSync, constants, gzipSync } from "node:zlib"

export type Encoding = "br" | "gzip" | "identity"
export type EncodedBody = Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>> & {
  readonly identity: Uint8Array<ArrayBuffer>
}

const byLength = ["br", "gzip"] as const

/** What the visitor would rather have of the codings there are; of equals, the shorter. */
export const codingFor = (
  acceptEncoding: string | undefined,
  offered: ReadonlyArray<Encoding> = byLength,
): Encoding => {
  const accepted = new Map<string, number>()
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim())
    const q = parameters.find((word) => word.startsWith("q="))?.slice(2) ?? "1"
    accepted.set(name, Number.parseFloat(q) || 0)
  }
  const wish = (name: Encoding) => accepted.get(name) ?? accepted.get("*") ?? 0
  const understood = byLength.filter((name) => offered.includes(name) && wish(name) > 0)
  return understood.toSorted((a, b) => wish(b) - wish(a))[0] ?? "identity"
}

/** The form of a page or file that the visitor would rather have. */
export const encodingFor = (acceptEncoding: string | undefined, encoded: EncodedBody): Encoding =>
  codingFor(
    acceptEncoding,
    byLength.filter((name) => encoded[name] !== undefined),
  )

/** Every form of a page that was made just now; quick rather than small. */
export const encodedNow = (text: string): EncodedBody => {
  const identity = Buffer.from(text)
  return {
    identity,
    gzip: gzipSync(identity, { level: 6 }),
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  }
}
