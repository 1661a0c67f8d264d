import { pageStorage, type TextStorage } from "../page-storage.ts"

const name = "fakham.rulesAccepted"

/** Which edition of the betting rules this browser's player has accepted; where nothing is kept, they are shown again. */
export const storedAcceptedRules = (storage: TextStorage = pageStorage()) => ({
  recall: (): string | undefined => storage.read(name),
  remember: (edition: string): void => void storage.write(name, edition),
})
