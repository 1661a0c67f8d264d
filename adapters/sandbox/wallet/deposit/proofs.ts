import { proofTerms } from "@fakham/core/wallet"

const shape = /^data:([\w/+.-]{1,64});base64,/

/** How a picture of each kind begins. */
const beginnings: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  "image/jpeg": (bytes) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex")),
  "image/png": (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")),
  "image/webp": (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString("latin1")),
}

/** Whether a data address is the picture of a slip, by its size and by the bytes that it begins with. */
export const isProof = (picture: string, { mediaTypes, largest } = proofTerms): boolean => {
  const [head = "", mediaType = ""] = shape.exec(picture) ?? []
  const content = picture.slice(head.length)
  if (!mediaTypes.includes(mediaType) || (content.length / 4) * 3 > largest + 3) return false
  return beginnings[mediaType]?.(Buffer.from(content.slice(0, 24), "base64")) ?? false
}
