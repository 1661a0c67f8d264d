import { subscribe } from "node:diagnostics_channel"
import { ServerResponse } from "node:http"
import * as v from "valibot"
import { moveDate } from "./move-date.ts"

const Started = v.object({ response: v.instance(ServerResponse) })

/** Preloaded into every Node process of a run at another time: the dates of answers, which Node takes from the system, are moved too. */
moveDate(Number(process.env["MACHINE_CLOCK_AHEAD_MS"]))
subscribe("http.server.request.start", (started) => {
  if (v.is(Started, started)) started.response.setHeader("date", new Date().toUTCString())
})
