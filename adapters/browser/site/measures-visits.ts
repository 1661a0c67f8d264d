import * as v from "valibot"
import { writtenSettings } from "./page-settings.ts"

const Settings = v.object({ measuresVisits: v.literal(true) })

/** Whether the server takes what visits felt like, as it wrote into the page. */
export const measuresVisits = (): boolean => v.is(Settings, writtenSettings())
