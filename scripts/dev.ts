import { join } from "node:path"
import { startFailure } from "@fakham/host"
import { createServer, type ProxyOptions } from "vite"
import { root } from "./commands/run.ts"
import { announcement } from "./start/announcement.ts"
import { startStandIn } from "./start/stand-in.ts"
import { partnerPath, picturesPath, sandboxDeskPath, servedBy } from "./start/start-settings.ts"
import { stopOnSignal } from "./start/stop-on-signal.ts"
import { giveUp, usableSettings } from "./start/usable-settings.ts"

const settings = await usableSettings()
const standIn = await startStandIn(settings).catch((error: unknown) => giveUp(startFailure(error, settings.host)))
const { brand, host, operatorOrigin, port, pushOrigin } = standIn ? servedBy(settings.host, standIn) : settings.host
const to = (target: string, changeOrigin: boolean): ProxyOptions => ({ target, changeOrigin, ws: true, xfwd: true })
const server = await createServer({
  configFile: join(root, "vite.config.ts"),
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      "^/(?:api|poy-api|ccu)(?:[/?]|$)": to(operatorOrigin, true),
      "^/apps?/": to(pushOrigin, true),
      ...(standIn && {
        [`^(?:${sandboxDeskPath}|${partnerPath}|${picturesPath})(?:[/?]|$)`]: to(operatorOrigin, false),
      }),
    },
  },
})
await server.listen()
stopOnSignal(async () => {
  await server.close()
  await standIn?.stop()
})
console.log(announcement(brand, `http://${host}:${port}`, standIn && { ...standIn, metrics: undefined }))
