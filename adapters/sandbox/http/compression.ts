import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Coding } from "@fakham/adapters/compression"

const viaBrotli = promisify(brotliCompress)
const viaGzip = promisify(gzip)

/** Quick rather than small, and beside the thread that answers. */
export const compressed = (text: string, coding: Exclude<Coding, "identity">): Promise<Buffer<ArrayBuffer>> =>
  coding === "gzip"
    ? viaGzip(text, { level: 6 })
    : viaBrotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      })
