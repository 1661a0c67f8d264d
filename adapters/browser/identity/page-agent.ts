import * as v from "valibot"
import { writtenSettings } from "../site/page-settings.ts"

const Settings = v.object({ agent: v.object({ agentId: v.number(), refUid: v.number() }) })

/** Whose newcomers those are that nobody brought, where the server wrote it into the page. */
export const pageAgent = (): v.InferOutput<typeof Settings>["agent"] | undefined => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.agent : undefined
}
