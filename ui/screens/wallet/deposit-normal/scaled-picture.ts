import type { Proof } from "@fakham/core/wallet"

/** A picture as it is shown: small, and large enough to be read. */
export type ShownPicture = { readonly preview: string; readonly whole: string }
/** A picture as it is reported, and as it is shown. */
export type ScaledPicture = ShownPicture & { readonly proof: Proof }

/** A report is kept in the browser until it is answered, and has to fit beside all else that is kept there. */
const mostBytes = 600_000
/** How long the longer side may be: the letters of a slip can still be read at the last. */
const longestSides = [1_600, 1_200, 900, 700]
const previewSide = 160
const wholeSide = 1_000

/**
 * The picture of a file drawn anew and smaller, as JPEG: nothing but what it shows leaves the phone. Nothing where the
 * file holds no picture that this browser can read.
 */
export const scaledPicture = async (file: File): Promise<ScaledPicture | undefined> => {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  try {
    const drawn = await smallEnough(picture)
    const preview = drawnWithin(picture, previewSide)?.toDataURL("image/jpeg", 0.8)
    const whole = drawnWithin(picture, wholeSide)?.toDataURL("image/jpeg", 0.8)
    if (drawn === undefined || preview === undefined || whole === undefined) return undefined
    const content = new Uint8Array(await drawn.arrayBuffer())
    return { proof: { fileName: `${nameOf(file)}.jpg`, mediaType: "image/jpeg", content }, preview, whole }
  } finally {
    picture.close()
  }
}

/** What a file is called without its ending, as short as the operator takes it. */
const nameOf = ({ name }: File) => name.replace(/\.[^.]*$/, "").slice(0, 200)

const smallEnough = async (picture: ImageBitmap): Promise<Blob | undefined> => {
  let smallest: Blob | undefined
  for (const side of longestSides) {
    smallest = await jpegOf(drawnWithin(picture, side))
    if (smallest === undefined || smallest.size <= mostBytes) return smallest
  }
  return smallest
}

const jpegOf = (canvas: HTMLCanvasElement | undefined) =>
  new Promise<Blob | undefined>((resolve) => {
    if (canvas === undefined) resolve(undefined)
    else canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", 0.85)
  })

const drawnWithin = (picture: ImageBitmap, longestSide: number): HTMLCanvasElement | undefined => {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext("2d")
  if (context === null) return undefined
  // JPEG knows no transparency, which would come out black.
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
