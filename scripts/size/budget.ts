import { barOf, kilobytes, type Weight } from "./weight.ts"

/** Gzipped bytes; the ratio is to the same libraries around an empty app. The hash in a file's name moves a page by some 20. */
const bars = { early: 1_000, ratio: 1.185, players: 34_000, later: 45_000 }

export type MeasuredSize = {
  /** What has to run at `/` before a guest can act: type, press, follow a link. */
  readonly early: Weight
  /** What the build says that a guest runs at `/`. */
  readonly accounted: Weight
  /** What a real browser fetched there, where there is a browser. */
  readonly fetched: Weight | undefined
  readonly unaccounted: ReadonlyArray<string>
  readonly unfetched: ReadonlyArray<string>
  readonly floor: Weight
  /** What every player's page brings besides. */
  readonly players: Weight
  readonly later: ReadonlyArray<Weight & { readonly key: string }>
  readonly styles: Weight
  /** Bytes of every font file of the build; a visit fetches some of them. */
  readonly fonts: ReadonlyArray<number>
}

/** Where the build and the browser disagree, the bigger counts. */
export const firstLoadOf = ({ accounted, fetched }: MeasuredSize): Weight =>
  fetched !== undefined && fetched.gzip > accounted.gzip ? fetched : accounted

/** Every budget that is broken, a sentence each. */
export const judgeSize = (measured: MeasuredSize): ReadonlyArray<string> => {
  const first = firstLoadOf(measured)
  const ratio = first.gzip / measured.floor.gzip
  return [
    ...(first.files === 0 ? ["no script was found at /: nothing was measured"] : []),
    ...(measured.early.gzip > bars.early
      ? [`before a guest can act run ${kilobytes(measured.early.gzip)}, over ${kilobytes(bars.early)}`]
      : []),
    ...(ratio > bars.ratio ? [`/ weighs ${ratio.toFixed(3)} x the floor, over ${bars.ratio}`] : []),
    ...(measured.players.gzip > bars.players
      ? [`every player's page brings ${kilobytes(measured.players.gzip)}, over ${kilobytes(bars.players)}`]
      : []),
    ...measured.later
      .filter(({ gzip }) => gzip > bars.later)
      .map(({ key, gzip }) => `${key} brings ${kilobytes(gzip)} more, over ${kilobytes(bars.later)}`),
  ]
}

const row = (title: string, { gzip, brotli, files }: Weight, bar = "") =>
  `${title.padEnd(52)} ${kilobytes(gzip).padStart(9)} gz ${kilobytes(brotli).padStart(9)} br ${String(files).padStart(3)} files  ${bar}`

/** The table, the broken budgets under it, and one line that sums it up, budgets told of before among them. */
export const sizeReport = (measured: MeasuredSize, brokenBefore = 0): ReadonlyArray<string> => {
  const first = firstLoadOf(measured)
  const ratio = (first.gzip / measured.floor.gzip).toFixed(3)
  const broken = judgeSize(measured)
  const heaviest = measured.later.toSorted((a, b) => b.gzip - a.gzip)
  const widest = heaviest[0]
  const fonts = measured.fonts.reduce((total, bytes) => total + bytes, 0)
  return [
    row("scripts that run before a guest can act at /", measured.early, barOf(measured.early.gzip, bars.early)),
    row("scripts of / by the build's account", measured.accounted),
    measured.fetched === undefined
      ? "no browser here: what a visit fetches was not measured"
      : row("scripts of / fetched by a browser", measured.fetched),
    ...measured.unaccounted.map((file) => `  fetched, not in the account: ${file}`),
    ...measured.unfetched.map((file) => `  in the account, not fetched: ${file}`),
    row("first load, the bigger of the two", first, barOf(first.gzip, bars.ratio * measured.floor.gzip)),
    row("floor: the same libraries, an empty app", measured.floor),
    `${"first load to floor".padEnd(52)} ${ratio.padStart(9)} x  bar ${bars.ratio}`,
    row("every player's page", measured.players, barOf(measured.players.gzip, bars.players)),
    ...heaviest.map((screen) => row(`  later: ${screen.key}`, screen, barOf(screen.gzip, bars.later))),
    row("styles of /, for information", measured.styles),
    `${"all fonts of the site, for information".padEnd(52)} ${kilobytes(fonts).padStart(9)} in ${measured.fonts.length} files`,
    ...broken,
    `/ ${kilobytes(first.gzip)} gz, ${ratio} x the floor, at most ${kilobytes(widest?.gzip ?? 0)} more later, ${brokenBefore + broken.length} budgets broken`,
  ]
}
