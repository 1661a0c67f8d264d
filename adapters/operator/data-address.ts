const atOnce = 32_768

/** Bytes as letters, four for three. */
export const base64 = (content: Uint8Array): string => {
  let bytes = ""
  for (let from = 0; from < content.length; from += atOnce)
    bytes += String.fromCharCode(...content.subarray(from, from + atOnce))
  return btoa(bytes)
}

/** A picture as a data address, the only way to put one into JSON. */
export const dataAddress = (mediaType: string, content: Uint8Array): string =>
  `data:${mediaType};base64,${base64(content)}`
