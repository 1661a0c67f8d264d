import { checks } from "./commands/checks.ts"
import { close, countSteps, runSteps } from "./commands/steps.ts"

// The quick half of the operator's tests: npm test runs them on PostgreSQL too.
process.env["TEST_DATABASES"] ??= "sqlite"

close(countSteps(await runSteps(checks, 2)))
