import { parseArgs } from "node:util"
import { goOverBooks } from "@fakham/stand-in"
import { restore } from "./backups/backup.ts"
import { giveUp, ownDatabase } from "./start/usable-settings.ts"

const { from: backup } = parseArgs({ options: { from: { type: "string" } } }).values
if (backup === undefined) giveUp("Name the backup that is restored: npm run restore -- --from 2026-11-29.backup")
else
  try {
    const database = ownDatabase()
    await restore(database, backup)
    const { movements, slips, wrong } = await goOverBooks(database)
    console.log(`${movements} movements and ${slips} slips are back.`)
    const faults = Object.entries(wrong)
    if (faults.length > 0) giveUp(`The books do not add up: ${faults.map((fault) => fault.join(" ")).join(", ")}.`)
    console.log("The books are right.")
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error))
  }
