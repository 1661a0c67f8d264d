import type { Transform } from "node:stream"
import { constants, createBrotliCompress, createGzip } from "node:zlib"
import type { Coding } from "@fakham/adapters/compression"

/** Compresses what the operator left uncompressed. An answer of unknown length may be a stream: each piece goes out at once. */
export const coderOf = (coding: Coding, isStream: boolean): Transform | undefined => {
  if (coding === "identity") return undefined
  if (coding === "gzip") return createGzip({ level: 6, ...(isStream ? { flush: constants.Z_SYNC_FLUSH } : {}) })
  return createBrotliCompress({
    ...(isStream ? { flush: constants.BROTLI_OPERATION_FLUSH } : {}),
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
}
