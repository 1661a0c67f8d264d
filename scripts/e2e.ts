import { chromiumArguments, needChromium } from "./chromium.ts"
import { run } from "./commands/run.ts"
import { needSite } from "./commands/site.ts"

const browser = await needChromium()

if (browser === undefined || !(await needSite())) process.exitCode = 1
else {
  const options = `${process.env["NODE_OPTIONS"] ?? ""} --conditions=@fakham/source`.trim()
  const { code } = await run(
    "playwright",
    ["test", "--config", "ui/e2e/playwright.config.ts", ...process.argv.slice(2)],
    {
      aloud: true,
      env: { CHROMIUM_PATH: browser, CHROMIUM_ARGUMENTS: chromiumArguments.join(" "), NODE_OPTIONS: options },
    },
  )
  process.exitCode = code
}
