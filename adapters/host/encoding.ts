import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { type Coding, codingFor } from "@fakham/adapters/compression"

export type Encoding = Coding
export type EncodedBody = Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>> & {
  readonly identity: Uint8Array<ArrayBuffer>
}

/** The form of a page or file that the visitor would rather have. */
export const encodingFor = (acceptEncoding: string | undefined, encoded: EncodedBody): Encoding =>
  codingFor(
    acceptEncoding,
    (["br", "gzip"] as const).filter((name) => encoded[name] !== undefined),
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
