import { browserInstaller } from "@fakham/adapters/browser/site"
import { makeInstallPrompt } from "@fakham/core/site"
import { guestRuntime } from "./guest.ts"

export const part = () => ({ installPrompt: makeInstallPrompt(guestRuntime(browserInstaller)) })

export type Install = ReturnType<typeof part>
