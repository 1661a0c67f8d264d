import { writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { certificateFile, certificateText, certify, wrongFindings } from "@fakham/operator/contract"

// Plays a player against an operator and says which of its calls keep the contract; docs/operator.md tells how.
const { values } = parseArgs({
  options: {
    origin: { type: "string" },
    user: { type: "string" },
    pin: { type: "string" },
    "with-money": { type: "boolean", default: false },
    "push-key": { type: "string" },
    seconds: { type: "string", default: "90" },
    report: { type: "string" },
    only: { type: "string", multiple: true },
  },
})
const { origin, user, pin, report: file } = values
if (origin === undefined || user === undefined || pin === undefined || !URL.canParse(origin)) {
  console.error("npm run conformance -- --origin https://operator.example --user name --pin PIN")
  process.exitCode = 2
} else {
  const report = await certify({
    origin,
    userName: user,
    pin,
    movesMoney: values["with-money"],
    pushKey: values["push-key"],
    seconds: Number(values.seconds),
    ...(values.only === undefined ? {} : { only: values.only }),
  })
  console.log(certificateText(report))
  if (file !== undefined) await writeFile(file, certificateFile(file, report))
  process.exitCode = wrongFindings(report).length === 0 ? 0 : 1
}
