import { parseArgs } from "node:util"
import { run } from "../commands/run.ts"
import { needSite } from "../commands/site.ts"
import { inSurroundings } from "../surroundings/in-surroundings.ts"
import { bringEngines, findEngines, findMiniBrowser } from "./find-engines.ts"

const { values, positionals } = parseArgs({
  options: {
    /** Plays the smoke alone, in the engines that are installed already. */
    smoke: { type: "boolean", default: false },
  },
  allowPositionals: true,
})

if (!values.smoke) await bringEngines()
const engines = findEngines()

const play = () =>
  inSurroundings((environment) =>
    run(
      "playwright",
      [
        "test",
        "--config=ui/e2e/engines/playwright.config.ts",
        ...(values.smoke ? ["--grep=@smoke"] : []),
        ...engines.map((name) => `--project=${name}`),
        ...positionals,
      ],
      {
        aloud: !values.smoke,
        env: {
          ...environment,
          MINI_BROWSER_PATH: findMiniBrowser() ?? "",
          NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --conditions=@fakham/source`.trim(),
        },
      },
    ),
  )

if (engines.length === 0) {
  console.log("Neither Firefox nor WebKit is here: apt-get install firefox-esr webkit2gtk-driver xvfb")
  if (!values.smoke) process.exitCode = 1
} else if (!(await needSite())) process.exitCode = 1
else {
  const { code, output } = await play()
  process.exitCode = code
  if (code !== 0) console.log(output)
  console.log(`${/\d+ passed/.exec(output)?.[0] ?? (code === 0 ? "passed" : "failed")} in ${engines.join(" and ")}`)
}
