import type { Memory } from "./memory.ts"

/** A text together with when it was written, so that what is old can be told from what is not. */
export const datedText = (at: number, text: string): string => `${at} ${text}`

const parts = /^(\d{1,16}) (.*)$/s

export const keptText = (kept: string): string | undefined => parts.exec(kept)?.[2]

const keptAt = (kept: string): number => Number(parts.exec(kept)?.[1] ?? 0)

/** Forgets what was written last before a moment, and what cannot be read. */
export const forgetOld = (
  memory: Memory,
  prefix: string,
  before: number,
  mayGo: (text: string) => boolean = () => true,
): void => {
  for (const name of memory.namesUnder(prefix)) {
    const kept = memory.read(name) ?? ""
    if (keptAt(kept) < before && mayGo(keptText(kept) ?? "")) memory.remove(name)
  }
}
