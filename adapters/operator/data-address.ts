const atOnce = 32_768

/** A picture as a data address, the only way to put one into JSON. */
export const dataAddress = (mediaType: string, content: Uint8Array): string => {
  let bytes = ""
  for (let from = 0; from < content.length; from += atOnce)
    bytes += String.fromCharCode(...content.subarray(from, from + atOnce))
  return `data:${mediaType};base64,${btoa(bytes)}`
}
