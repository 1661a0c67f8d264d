import { type Memory, pageMemory } from "../memory.ts"

const name = "fakham.userName"

/** The username that logged in on this device last, offered by the next login until it is forgotten. */
export const storedUsername = (memory: Memory = pageMemory()) => ({
  recall: (): string => memory.read(name) ?? "",
  remember: (userName: string): void => void memory.write(name, userName),
  forget: (): void => memory.remove(name),
})
