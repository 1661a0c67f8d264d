/** A picture that stands for the site: installed on a home screen, or beside a link in a message. */
export type AppIcon = {
  readonly name: string
  readonly size: number
  /** Where it is wider than high. */
  readonly width?: number
  /** How much of the icon's width the mark takes. */
  readonly mark: number
  /** Of 32: systems that cut icons to a shape of their own get them with square corners. */
  readonly radius: number
}

/** A mask may leave no more than a circle of four fifths of the width. */
const withinMask = 0.56

export const appIcons: ReadonlyArray<AppIcon> = [
  { name: "icon-192.png", size: 192, mark: 0.72, radius: 7 },
  { name: "icon-512.png", size: 512, mark: 0.72, radius: 7 },
  { name: "maskable-512.png", size: 512, mark: withinMask, radius: 0 },
  { name: "touch-180.png", size: 180, mark: 0.66, radius: 0 },
  { name: "share-1200.png", size: 630, width: 1_200, mark: 0.5, radius: 0 },
]

/** The mark is the one of the browser's tab, which is drawn 28 wide. */
export const drawIcon = ({ size, width = size, mark, radius }: AppIcon, favicon: string): string => {
  const paths = favicon.match(/<path [^>]*\/>/g)
  if (paths === null) throw new Error("favicon.svg has no path to draw the icons from")
  const scale = (32 * mark) / 28
  const edge = (32 - 28 * scale) / 2
  const wide = (32 * width) / size
  const left = edge + (wide - 32) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${size}" viewBox="0 0 ${wide} 32">`,
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#080A18" /><stop offset="1" stop-color="#1B2147" /></linearGradient>',
    `<rect width="${wide}" height="32" rx="${radius}" fill="url(#sky)" />`,
    `<g fill="#F4F0E6" transform="translate(${left.toFixed(2)} ${edge.toFixed(2)}) scale(${scale.toFixed(3)})">`,
    ...paths,
    "</g></svg>",
  ].join("")
}
