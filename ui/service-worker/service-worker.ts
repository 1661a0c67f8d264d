import { keepAnswers } from "./answers.ts"
import { addFiles, keepFiles } from "./files.ts"
import { hearPages } from "./hear-pages.ts"
import { standInForPages } from "./pages.ts"
import { tellPushes } from "./push.ts"
import { isOfRelease } from "./release.ts"
import { savesData } from "./saved-data.ts"
import { keepShell } from "./shell.ts"
import { takeOver } from "./take-over.ts"

declare const self: ServiceWorkerGlobalScope

takeOver(self)
hearPages(self, { isOfRelease, addFiles, keepShell, savesData: () => savesData(self.navigator) })
keepFiles()
keepAnswers()
standInForPages()
tellPushes(self)
