import * as v from "valibot"
import { writtenSettings } from "../site/page-settings.ts"

const Settings = v.object({ framed: v.array(v.string()) })

/** The origins that this page may show in an iframe, as the server wrote them into it. */
export const framedOrigins = (): ReadonlyArray<string> => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.framed : []
}
