import { createECDH } from "node:crypto"
import { expect, test } from "vitest"
import { encryptMessage } from "./encryption.ts"
import { decrypted } from "./testing/push-service.ts"

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  reader: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  readerPrivateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  body:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
}

test("the example of the standard comes out to the byte", () => {
  const keys = {
    salt: Buffer.from(example.salt, "base64url"),
    privateKey: Buffer.from(example.privateKey, "base64url"),
  }
  expect(encryptMessage(example.text, example.reader, keys).toString("base64url")).toBe(example.body)
})

test("the browser that a message is for reads it, and no two look alike", () => {
  const reader = createECDH("prime256v1")
  reader.setPrivateKey(example.readerPrivateKey, "base64url")
  const messages = ["ยี่กี รอบที่ 42 ออกผลแล้ว", "ยี่กี รอบที่ 42 ออกผลแล้ว"].map((text) => encryptMessage(text, example.reader))
  for (const message of messages)
    expect(decrypted(message, { pair: reader, auth: example.reader.auth })).toBe("ยี่กี รอบที่ 42 ออกผลแล้ว")
  expect(messages[0]?.equals(messages[1] ?? Buffer.of())).toBe(false)
})

test("a key that is no point of the curve encrypts nothing", () => {
  const p256dh = Buffer.alloc(65, 4).toString("base64url")
  expect(() => encryptMessage("text", { ...example.reader, p256dh })).toThrow()
})
