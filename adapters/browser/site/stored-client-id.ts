import { type Memory, pageMemory } from "../memory.ts"

const name = "fakham.clientId"

/** The number under which the pages of one browser are counted; nothing is kept before the visitor has agreed to it. */
export const storedClientId = (newId: () => string, memory: Memory = pageMemory()) => {
  let ofThisPage: string | undefined
  return {
    read: (): string => {
      const stored = memory.read(name) ?? ""
      if (/^[\w-]{1,64}$/.test(stored)) return stored
      ofThisPage ??= newId()
      memory.write(name, ofThisPage)
      return ofThisPage
    },
  }
}

export const forgetClientId = (memory: Memory = pageMemory()): void => memory.remove(name)
