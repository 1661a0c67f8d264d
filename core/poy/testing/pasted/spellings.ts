import type { Option } from "../../options/option.ts"

/** A side of numbers of so many digits, in every spelling; the short ones can stand between number and price too. */
export type Side = {
  readonly digits: number
  readonly options: ReadonlyArray<Option>
  readonly short: ReadonlyArray<string>
  readonly long: ReadonlyArray<string>
}

export const two: ReadonlyArray<Side> = [
  {
    digits: 2,
    options: ["teng_bon_2"],
    short: ["บน", "บ", "บ."],
    long: ["2บน", "สองบน", "สองตัวบน", "2 ตัวบน", "2ตัวบน"],
  },
  {
    digits: 2,
    options: ["teng_lang_2"],
    short: ["ล่าง", "ล", "ล."],
    long: ["2ล่าง", "สองล่าง", "สองตัวล่าง", "2 ตัวล่าง"],
  },
  {
    digits: 2,
    options: ["teng_bon_2", "teng_lang_2"],
    short: ["บนล่าง", "บล", "บ+ล", "บน+ล่าง", "บน-ล่าง"],
    long: ["2ตัวบนล่าง", "สองตัวบนล่าง"],
  },
]

const three: ReadonlyArray<Side> = [
  {
    digits: 3,
    options: ["teng_bon_3"],
    short: ["บน", "ตรง", "เต็ง"],
    long: ["3บน", "สามบน", "สามตัวบน", "3 ตัวบน", "สามตัวตรง"],
  },
  {
    digits: 3,
    options: ["tode_3"],
    short: ["โต๊ด", "ต", "ต."],
    long: ["3โต๊ด", "สามโต๊ด", "สามตัวโต๊ด", "3 ตัวโต๊ด"],
  },
  { digits: 3, options: ["teng_bon_nha_3"], short: ["หน้า"], long: ["3หน้า", "สามหน้า", "สามตัวหน้า", "3 ตัวหน้า"] },
  {
    digits: 3,
    options: ["teng_lang_3"],
    short: ["ล่าง"],
    long: ["3ล่าง", "สามล่าง", "สามตัวล่าง", "สามตัวท้าย", "3 ตัวหลัง"],
  },
]

const run: ReadonlyArray<Side> = [
  { digits: 1, options: ["teng_bon_1"], short: ["วิ่งบน"], long: ["ลอยบน"] },
  { digits: 1, options: ["teng_lang_1"], short: ["วิ่งล่าง"], long: ["ลอยล่าง"] },
]

export const sides: ReadonlyArray<Side> = [...two, ...three, ...run]
