import { accepted } from "./audit/accepted.ts"
import { auditReport } from "./audit/audit-report.ts"
import { holesIn, unsignedIn } from "./audit/npm-answers.ts"
import { run } from "./commands/run.ts"

const asked = ["--json", "--fetch-retries=1"]
const { lines, code } = auditReport(
  holesIn(await run("npm", ["audit", "--omit=dev", ...asked])),
  unsignedIn(await run("npm", ["audit", "signatures", ...asked])),
  accepted,
)
for (const line of lines) console.log(line)
process.exitCode = code
