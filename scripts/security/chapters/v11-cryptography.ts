import { type Chapter, deviates, met, partly, testsOf } from "../requirement.ts"
import { deskKey, forgedTokens, unforeseen } from "../tests.ts"

const encrypted = testsOf("adapters/sandbox/web-push/encryption.test.ts")
const example = encrypted("the example of the standard comes out to the byte")
const reader = encrypted("the browser that a message is for reads it, and no two look alike")
const curve = encrypted("a key that is no point of the curve encrypts nothing")
const signedPush = testsOf("adapters/sandbox/web-push/vapid.test.ts")(
  "what is checked here is what the standard signs: the example of RFC 8292 holds, and not for another key",
)
const signedCall = testsOf("adapters/sandbox/push/request-signature.test.ts")(
  "signs a call as the protocol's own example is signed",
)
const ownCost = testsOf("adapters/sandbox/back-office/passwords.test.ts")(
  "is checked at the cost that it was made at, and nobody's matches nothing",
)
const scrypt = testsOf("adapters/sandbox/operator-tests/accounts/password.test.ts")(
  "is kept as a scrypt hash of full cost unless the settings say otherwise, the demo's too, and opens the door",
)
const settings = testsOf("adapters/sandbox/operator-tests/main.test.ts")(
  "says in one line which other setting is wrong",
)

export const cryptography: Chapter = {
  heading: "V11 Cryptography",
  requirements: [
    partly("11.1.1", "How keys live and end is written down", "docs/operations.md names them, and no rotation"),
    partly("11.1.2", "Keys and algorithms are listed", "docs/operations.md lists keys, the tests here algorithms"),
    met("11.2.1", "Cryptography is Node's and kept libraries'", example, signedPush, signedCall),
    met("11.2.2", "Costs and keys can be changed", ownCost, settings),
    met("11.2.3", "Nothing is weaker than 128 bits", example, settings),
    met("11.3.1", "No weak mode or padding encrypts", example),
    met("11.3.2", "AES in GCM encrypts", example),
    met("11.3.3", "What is encrypted cannot be changed", example, reader),
    deviates(
      "11.4.1",
      "No broken hash is used",
      "Pusher's protocol has an MD5 of a body, under an HMAC of SHA-256",
      signedCall,
    ),
    met("11.4.2", "PINs are kept as scrypt hashes", scrypt),
    met("11.4.3", "What is signed is hashed with SHA-256", signedPush, forgedTokens),
    partly(
      "11.5.1",
      "Secrets are random, of 128 bits",
      "a code has six digits; keys and tickets have their bits",
      deskKey,
      unforeseen,
    ),
    met("11.6.1", "Keys are made on P-256, and checked", curve, signedPush),
  ],
  absent: { "no key is made from a password": "11.4.4" },
}
