import { browserInstaller } from "@fakham/adapters/browser/site"
import { makeInstallPrompt } from "@fakham/core/site"
import { runtimeOf } from "../../page-actors.ts"

export const part = () => ({ installPrompt: makeInstallPrompt(runtimeOf(browserInstaller)) })

export type Install = ReturnType<typeof part>
