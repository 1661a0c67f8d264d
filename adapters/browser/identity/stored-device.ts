import { userDevice } from "@fakham/core/identity"
import { pageStorage, type TextStorage } from "../page-storage.ts"

const name = "fakham.userDevice"

/** What the player who is logged in plays on, kept as long as the session. */
export const storedDevice = (storage: TextStorage = pageStorage()) => ({
  remember: ({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): void =>
    void storage.write(name, JSON.stringify({ version: 1, userAgent, device: userDevice(userAgent, maxTouchPoints) })),
  forget: (): void => storage.remove(name),
})
