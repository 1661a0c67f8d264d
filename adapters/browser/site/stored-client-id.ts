import { pageStorage, type TextStorage } from "../page-storage.ts"

const name = "fakham.clientId"

/** The number under which the pages of one browser are counted; nothing is kept before the visitor has agreed to it. */
export const storedClientId = (newId: () => string, storage: TextStorage = pageStorage()) => {
  let ofThisPage: string | undefined
  return {
    read: (): string => {
      const stored = storage.read(name) ?? ""
      if (/^[\w-]{1,64}$/.test(stored)) return stored
      ofThisPage ??= newId()
      storage.write(name, ofThisPage)
      return ofThisPage
    },
  }
}

export const forgetClientId = (storage: TextStorage = pageStorage()): void => storage.remove(name)
