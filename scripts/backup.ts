import { parseArgs } from "node:util"
import { backUp } from "./backups/backup.ts"
import { giveUp, ownDatabase } from "./start/usable-settings.ts"

const { to: file } = parseArgs({ options: { to: { type: "string" } } }).values
if (file === undefined) giveUp("Name the file that the backup is written to: npm run backup -- --to 2026-11-29.backup")
else
  await backUp(ownDatabase(), file).then(
    () => console.log(`${file} holds the whole database. It holds secrets too: keep it where nobody else reads it.`),
    (error: Error) => giveUp(error.message),
  )
