import { runScript } from "./commands/run.ts"

/** What of the site is made from something else, and kept. */
const kinds = ["fonts", "icons", "pictures"]

const [kind = "", ...wishes] = process.argv.slice(2)

if (kinds.includes(kind)) process.exitCode = (await runScript(`${kind}.ts`, wishes, { aloud: true })).code
else {
  console.error(`npm run assets -- ${kinds.join("|")}`)
  process.exitCode = 1
}
