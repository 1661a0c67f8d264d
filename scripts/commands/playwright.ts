import { chromiumArguments } from "../surroundings/chromium.ts"
import { inSurroundings } from "../surroundings/in-surroundings.ts"
import { run } from "./run.ts"

/** Plays journeys in that browser, with these arguments to Playwright; says what it came to by its exit code. */
export const playJourneys = async (
  browser: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const options = `${env["NODE_OPTIONS"] ?? process.env["NODE_OPTIONS"] ?? ""} --conditions=@fakham/source`.trim()
  const { code } = await inSurroundings((environment) =>
    run("playwright", ["test", "--config", "ui/e2e/playwright.config.ts", ...args], {
      aloud: true,
      env: {
        ...environment,
        CHROMIUM_PATH: browser,
        CHROMIUM_ARGUMENTS: chromiumArguments.join(" "),
        ...env,
        NODE_OPTIONS: options,
      },
    }),
  )
  return code
}
