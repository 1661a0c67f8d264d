import { checks, checksAfter } from "./commands/checks.ts"
import { close, countSteps, runSteps } from "./commands/steps.ts"
import { changedFiles } from "./commands/unit-tests/changed.ts"

// npm test runs the operator's tests on PostgreSQL too.
process.env["TEST_DATABASES"] ??= "sqlite"
// And it plays the journeys of front ends on pages.
process.env["FRONT"] ??= "terminal"

const changed = await changedFiles()
console.log(
  changed === undefined
    ? "Checking everything"
    : `Checking ${changed.files.length} files changed since ${changed.since}`,
)
close(countSteps(await runSteps(changed === undefined ? checks : checksAfter(changed.files), 2)))
