declare module "subset-font" {
  /** The font with the glyphs of a text alone, and what its layout needs of others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2" | "sfnt"
      readonly noHinting?: boolean
      readonly keepFeatures?: ReadonlyArray<string>
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>
      >
    },
  ): Promise<Buffer>
}
