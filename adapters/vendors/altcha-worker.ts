import type { DeriveKeyFunction } from "altcha-lib"
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/web/pbkdf2"
import { deriveKey as deriveSha } from "altcha-lib/algorithms/web/sha"
import { handler } from "altcha-lib/workers/shared"

const deriveKey: DeriveKeyFunction = (parameters, ...salted) =>
  (parameters.algorithm.startsWith("PBKDF2") ? derivePbkdf2 : deriveSha)(parameters, ...salted)

handler({ deriveKey })
