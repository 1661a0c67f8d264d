import { checks } from "./commands/checks.ts"
import { close, countSteps, runSteps } from "./commands/steps.ts"

close(countSteps(await runSteps(checks, 2)))
