import { startFailure, startHost } from "@fakham/host"
import { root } from "./commands/run.ts"
import { buildSite, isBuilt } from "./site/build-site.ts"
import { announcement } from "./start/announcement.ts"
import { startStandIn } from "./start/stand-in.ts"
import { servedBy } from "./start/start-settings.ts"
import { stopOnSignal } from "./start/stop-on-signal.ts"
import { giveUp, usableSettings } from "./start/usable-settings.ts"

const settings = await usableSettings()
try {
  const started = performance.now()
  const ready = await isBuilt(root)
  if (!ready) await buildSite(root)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(ready ? "The site is built already." : `The site is built (${seconds} s).`)

  const standIn = await startStandIn(settings)
  const host = await startHost(standIn === undefined ? settings.host : servedBy(settings.host, standIn))
  stopOnSignal(async () => {
    await host.stop()
    await standIn?.stop()
  })
  console.log(announcement(settings.host.brand, host.origin, standIn))
} catch (error) {
  giveUp(startFailure(error, settings.host))
}
