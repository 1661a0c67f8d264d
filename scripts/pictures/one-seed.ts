import { makeUpFrom } from "@fakham/adapters/world"
import { seededRandom } from "@fakham/core/testing"

/** Loaded before the site starts: slips, draws and codes are the same ones whenever it is pictured. */
makeUpFrom(seededRandom(1))
