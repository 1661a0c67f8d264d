import { sourceChecks } from "./commands/checks.ts"
import { close, countTests, runSteps } from "./commands/steps.ts"
import { script } from "./commands/tools.ts"
import { journeys } from "./commands/unit-tests/journeys.ts"
import { unitTests } from "./commands/unit-tests/unit-tests.ts"
import { bringPrograms } from "./surroundings/found.ts"

console.log(await bringPrograms())

// Unit tests and journeys keep both cores of a small machine busy by themselves; the others wait for disks and registries.
const tested = await runSteps([unitTests], 1)
const built = await Promise.all([
  runSteps(
    [
      script("build", "build.ts"),
      script("browsers", "browsers/browsers.ts"),
      script("size", "size.ts", ["--first"]),
      script("packages", "pack.ts", ["--quick"]),
    ],
    1,
  ),
  runSteps(sourceChecks, 1),
])
const played = await runSteps([journeys(), script("engines", "engines/engines.ts", ["--smoke"])], 1)

close(countTests([...tested, ...built.flat(), ...played]))
