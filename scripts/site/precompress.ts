import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type BuiltWeight = { readonly files: number; readonly bytes: number; readonly asBrotli: number }

const worthIt = /\.(?:js|css|svg|json|webmanifest|txt|xml|wasm)$/
const tooSmall = 256
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Puts a .br and a .gz beside every text file of a built site, wherever that makes it shorter. */
export const precompress = async (siteDir: string): Promise<BuiltWeight> => {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !/(?:^|\/)\.[^/]*$/.test(entry.parentPath.slice(siteDir.length)))
    .map((entry) => join(entry.parentPath, entry.name))
  const weights = await Promise.all(files.map(weigh))
  return weights.reduce(
    (sum, one) => ({
      files: sum.files + one.files,
      bytes: sum.bytes + one.bytes,
      asBrotli: sum.asBrotli + one.asBrotli,
    }),
    { files: 0, bytes: 0, asBrotli: 0 },
  )
}

const weigh = async (file: string): Promise<BuiltWeight> => {
  const content = await readFile(file)
  const alone = { files: 1, bytes: content.length, asBrotli: content.length }
  if (!worthIt.test(file) || content.length < tooSmall) return alone
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipped(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
  return { ...alone, asBrotli: Math.min(br.length, content.length) }
}
