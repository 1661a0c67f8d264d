import { proofTerms } from "@fakham/core/wallet"

const shape = /^data:([\w/+.-]{1,64});base64,/

/** How a picture of each kind begins, as the bytes of a text. */
const begins: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n\x1a\n/,
  "image/webp": /^RIFF.{4}WEBP/s,
}

/** Whether a data address is the picture of a slip, by its size and by the bytes that it begins with. */
export const isProof = (picture: string, { mediaTypes, largest } = proofTerms): boolean => {
  const [head = "", mediaType = ""] = shape.exec(picture) ?? []
  const content = picture.slice(head.length)
  if (!mediaTypes.includes(mediaType) || (content.length / 4) * 3 > largest + 3) return false
  const beginning = Buffer.from(content.slice(0, 24), "base64").toString("latin1")
  return begins[mediaType]?.test(beginning) ?? false
}
