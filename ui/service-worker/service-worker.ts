import { cacheAnswers } from "./answers.ts"
import { addFiles, cacheFiles } from "./files.ts"
import { hearPages } from "./hear-pages.ts"
import { standInForPages } from "./pages.ts"
import { tellPushes } from "./push.ts"
import { isOfRelease } from "./release.ts"
import { savesData } from "./saved-data.ts"
import { cacheShell } from "./shell.ts"
import { takeOver } from "./take-over.ts"

declare const self: ServiceWorkerGlobalScope

takeOver(self)
hearPages(self, { isOfRelease, addFiles, cacheShell, savesData: () => savesData(self.navigator) })
cacheFiles()
cacheAnswers()
standInForPages()
tellPushes(self)
