import { type Chapter, met, notOurs, testsOf } from "../requirement.ts"

const length = testsOf("adapters/sandbox/operator-tests/http/requests.test.ts")(
  "may hold ten megabytes of a player and not one more, and 64 kilobytes of a stranger",
)
const proofs = testsOf("adapters/sandbox/operator-tests/wallet/deposit/deposits.test.ts")(
  "by report need a proof, a time that has been, and may have satang",
)
const outside = testsOf("adapters/host/paths.test.ts")("the path %.40s is refused")
const inside = testsOf("adapters/host/paths.test.ts")("%s is not handed out, and never answered by the page")

export const files: Chapter = {
  heading: "V5 Files",
  requirements: [
    met("5.1.1", "Types and sizes of uploads are written down (docs/operator.md)", proofs),
    met("5.2.1", "A file is no longer than can be worked on", length),
    met("5.2.2", "Contents are what they say they are", proofs),
    met("5.3.1", "Uploads are never run", inside),
    met("5.3.2", "No stranger names a path of files", outside, inside),
    notOurs("5.4.3", "Uploads are scanned", "proofs are read by the operator's staff alone"),
  ],
  absent: {
    "no upload is unpacked": "5.2.3",
    "no server hands out a file under a name that a player chose": "5.4.1 5.4.2",
  },
}
