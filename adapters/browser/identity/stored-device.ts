import { userDevice } from "@fakham/core/identity"
import { type Memory, pageMemory } from "../memory.ts"

const name = "fakham.userDevice"

/** What the player who is logged in plays on, kept as long as the session. */
export const storedDevice = (memory: Memory = pageMemory()) => ({
  remember: ({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): void =>
    void memory.write(name, JSON.stringify({ version: 1, userAgent, device: userDevice(userAgent, maxTouchPoints) })),
  forget: (): void => memory.remove(name),
})
