import { keepFiles } from "./files.ts"
import { tellPushes } from "./push.ts"
import { takeOver } from "./take-over.ts"

declare const self: ServiceWorkerGlobalScope

takeOver(self)
keepFiles()
tellPushes(self)
