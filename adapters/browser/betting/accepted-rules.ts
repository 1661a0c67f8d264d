import { type Memory, pageMemory } from "../memory.ts"

const name = "fakham.rulesAccepted"

/** Which edition of the betting rules this browser's player has accepted; where nothing is kept, they are shown again. */
export const storedAcceptedRules = (memory: Memory = pageMemory()) => ({
  recall: (): string | undefined => memory.read(name),
  remember: (edition: string): void => void memory.write(name, edition),
})
