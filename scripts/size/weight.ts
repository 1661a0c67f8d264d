import { brotliCompressSync, gzipSync } from "node:zlib"

/** Bytes as they travel, each file packed alone. */
export type Weight = { readonly gzip: number; readonly brotli: number; readonly files: number }

export const weigh = (texts: ReadonlyArray<Buffer>): Weight => ({
  gzip: texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0),
  brotli: texts.reduce((total, text) => total + brotliCompressSync(text).length, 0),
  files: texts.length,
})

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** A budget beside what is left of it. */
export const barOf = (bytes: number, most: number): string =>
  `bar ${kilobytes(most)}${bytes > most ? "" : `, ${kilobytes(most - bytes)} left`}`
