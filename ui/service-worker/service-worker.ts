import { keepAnswers } from "./answers.ts"
import { keepFiles } from "./files.ts"
import { hearPages } from "./hear-pages.ts"
import { standInForPages } from "./pages.ts"
import { tellPushes } from "./push.ts"
import { takeOver } from "./take-over.ts"

declare const self: ServiceWorkerGlobalScope

takeOver(self)
hearPages(self)
keepFiles()
keepAnswers()
standInForPages()
tellPushes(self)
