import { proofTerms } from "@fakham/core/wallet"

const shape = /^data:([\w/+.-]{1,64});base64,/

/** Whether a data address can be the picture of a slip, by its type and size. */
export const isProof = (picture: string, { mediaTypes, largest } = proofTerms): boolean => {
  const [head = "", mediaType = ""] = shape.exec(picture) ?? []
  const content = picture.slice(head.length)
  return mediaTypes.includes(mediaType) && content !== "" && (content.length / 4) * 3 <= largest + 3
}
