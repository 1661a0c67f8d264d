import { pageStorage, type TextStorage } from "../page-storage.ts"

const name = "fakham.userName"

/** The username that logged in on this device last, offered by the next login until it is forgotten. */
export const storedUsername = (storage: TextStorage = pageStorage()) => ({
  recall: (): string => storage.read(name) ?? "",
  remember: (userName: string): void => void storage.write(name, userName),
  forget: (): void => storage.remove(name),
})
