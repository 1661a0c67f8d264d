import { keepFiles } from "./files.ts"
import { takeOver } from "./take-over.ts"

declare const self: ServiceWorkerGlobalScope

takeOver(self)
keepFiles()
