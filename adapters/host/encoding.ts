import { brotliCompressSync, constants, gzipSync } from "node:zlib"

export type Encoding = "br" | "gzip" | "identity"
export type EncodedBody = Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>> & {
  readonly identity: Uint8Array<ArrayBuffer>
}

/** The shortest form the visitor understands, of those there are. */
export const encodingFor = (acceptEncoding: string | undefined, encoded: EncodedBody): Encoding => {
  const accepted = new Map<string, number>()
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim())
    const q = parameters.find((word) => word.startsWith("q="))?.slice(2) ?? "1"
    accepted.set(name, Number.parseFloat(q) || 0)
  }
  const understood = (name: Encoding) => encoded[name] !== undefined && (accepted.get(name) ?? 0) > 0
  return understood("br") ? "br" : understood("gzip") ? "gzip" : "identity"
}

/** Every form of a page that was made just now; quick rather than small. */
export const encodedNow = (text: string): EncodedBody => {
  const identity = Buffer.from(text)
  return {
    identity,
    gzip: gzipSync(identity, { level: 6 }),
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  }
}
