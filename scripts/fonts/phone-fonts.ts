/** A font that an Android phone has of its own. */
export type PhoneFont = {
  /** As phones call it, by versions of Android. */
  readonly names: ReadonlyArray<string>
  /** The same font, from the package that publishes it. */
  readonly source: string
  /** What is measured: words as they stand on the site. */
  readonly sample: string
}

export const roboto: PhoneFont = {
  names: ["Roboto", "Roboto Regular", "Roboto-Regular"],
  source: "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
  sample: "Lotteries. Your balance is 12,480.50, government and stock markets close in 03:19:57. 12:45, 89,375.50",
}

/** For a font of numbers: money and clocks, in which spaces are rare. */
export const robotoDigits: PhoneFont = { ...roboto, sample: "12,480.5003:19:57Rounds" }

export const notoThai: PhoneFont = {
  names: ["Noto Sans Thai UI", "NotoSansThaiUI", "Noto Sans Thai", "Noto Sans Thai Regular", "NotoSansThai-Regular"],
  source: "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff2",
  sample: "รัฐบาลและหุ้นปิดรับแล้วยอดเงินคงเหลือเพิ่มรายการโปรดของผู้เล่นน้ำค้างเช้าถอนเงินฝากเงินโพยที่เปิดอยู่",
}
