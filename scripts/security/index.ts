import { encoding } from "./chapters/v01-encoding.ts"
import { businessLogic } from "./chapters/v02-business-logic.ts"
import { frontend } from "./chapters/v03-frontend.ts"
import { api } from "./chapters/v04-api.ts"
import { files } from "./chapters/v05-files.ts"
import { authentication } from "./chapters/v06-authentication.ts"
import { sessionManagement } from "./chapters/v07-sessions.ts"
import { authorization } from "./chapters/v08-authorization.ts"
import { selfContainedTokens } from "./chapters/v09-tokens.ts"
import { oauth } from "./chapters/v10-oauth.ts"
import { cryptography } from "./chapters/v11-cryptography.ts"
import { communication } from "./chapters/v12-communication.ts"
import { configuration } from "./chapters/v13-configuration.ts"
import { dataProtection } from "./chapters/v14-data.ts"
import { coding } from "./chapters/v15-coding.ts"
import { logging } from "./chapters/v16-logging.ts"
import { restOf } from "./levels.ts"
import type { Chapter } from "./requirement.ts"

const webRtc: Chapter = {
  heading: "V17 WebRTC",
  requirements: [],
  absent: { "the site makes no calls": restOf(17) },
}

/** The chapters of ASVS in its order. */
export const securityChapters: ReadonlyArray<Chapter> = [
  encoding,
  businessLogic,
  frontend,
  api,
  files,
  authentication,
  sessionManagement,
  authorization,
  selfContainedTokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  coding,
  logging,
  webRtc,
]
