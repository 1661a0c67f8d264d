import { keepAnswers } from "./answers.ts"
import { keepFiles } from "./files.ts"
<<<<<<< HEAD
import { tellPushes } from "./push.ts"
=======
import { hearPages } from "./hear-pages.ts"
import { standInForPages } from "./pages.ts"
>>>>>>> 7926edc3 (Answer with what was last seen of rounds and results while a page is offline, offer a new release instead of loading it, and hear of maintenance by push)
import { takeOver } from "./take-over.ts"

declare const self: ServiceWorkerGlobalScope

takeOver(self)
hearPages(self)
keepFiles()
<<<<<<< HEAD
tellPushes(self)
=======
keepAnswers()
standInForPages()
>>>>>>> 7926edc3 (Answer with what was last seen of rounds and results while a page is offline, offer a new release instead of loading it, and hear of maintenance by push)
