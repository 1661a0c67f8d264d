import { playJourneys } from "./commands/playwright.ts"
import { needSite } from "./commands/site.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

const browser = await needChromium("headless shell")

if (browser === undefined || !(await needSite())) process.exitCode = 1
else process.exitCode = await playJourneys(browser, process.argv.slice(2))
