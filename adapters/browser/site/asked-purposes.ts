import { type Purpose, purposes } from "@fakham/core/site"
import * as v from "valibot"
import { writtenSettings } from "./page-settings.ts"

const Settings = v.object({ asks: v.array(v.picklist(purposes)) })

/** What the server wrote into the page that it has to ask for; nothing where nobody's key needs it. */
export const askedPurposes = (): ReadonlyArray<Purpose> => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.asks : []
}
