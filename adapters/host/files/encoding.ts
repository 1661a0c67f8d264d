import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { type Coding, codingFor } from "@fakham/adapters/compression"

type Bytes = Uint8Array<ArrayBuffer>
export type Encoding = Coding
export type EncodedBody = Readonly<Partial<Record<Encoding, Bytes | (() => Promise<Bytes>)>>> & {
  readonly identity: Bytes
}

/** The form of a page or file that the visitor would rather have. */
export const encodingFor = (acceptEncoding: string | undefined, encoded: EncodedBody): Encoding =>
  codingFor(
    acceptEncoding,
    (["br", "gzip"] as const).filter((name) => encoded[name] !== undefined),
  )

export const bytesOf = async (encoded: EncodedBody, encoding: Encoding): Promise<Bytes> => {
  const form = encoded[encoding] ?? encoded.identity
  return typeof form === "function" ? form() : form
}

const viaBrotli = promisify(brotliCompress)
const viaGzip = promisify(gzip)

/** A page that was made just now: each form once it is asked for, beside the thread that answers, quick rather than small. */
export const encodedNow = (text: string): EncodedBody => {
  const identity = Buffer.from(text)
  return {
    identity,
    gzip: once(() => viaGzip(identity, { level: 6 })),
    br: once(() => viaBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  }
}

const once = (make: () => Promise<Bytes>) => {
  let made: Promise<Bytes> | undefined
  return () => (made ??= make())
}
