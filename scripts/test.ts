import { checks } from "./commands/checks.ts"
import { journeys } from "./commands/journeys.ts"
import { close, countTests, runSteps } from "./commands/steps.ts"
import { script } from "./commands/tools.ts"

const checked = await runSteps(checks, 2)
const built = await runSteps([script("build", "build.ts"), script("core packed", "pack-core.ts")], 2)
const inTheBrowser = await runSteps([script("size", "size.ts"), journeys], 1)

close(countTests([...checked, ...built, ...inTheBrowser]))
