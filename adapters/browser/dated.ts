import type { TextStorage } from "./page-storage.ts"

/** A text together with when it was written, so that what is old can be told from what is not. */
export const datedText = (at: number, text: string): string => `${at} ${text}`

const parts = /^(\d{1,16}) (.*)$/s

export const storedText = (stored: string): string | undefined => parts.exec(stored)?.[2]

const storedAt = (stored: string): number => Number(parts.exec(stored)?.[1] ?? 0)

/** Forgets what was written last before a moment, and what cannot be read. */
export const forgetOld = (
  storage: TextStorage,
  prefix: string,
  before: number,
  mayGo: (text: string) => boolean = () => true,
): void => {
  for (const name of storage.namesUnder(prefix)) {
    const stored = storage.read(name) ?? ""
    if (storedAt(stored) < before && mayGo(storedText(stored) ?? "")) storage.remove(name)
  }
}
