import styles from "./bank.module.css"

const grounds: Readonly<Record<string, string>> = {
  "002": "#1E3F94",
  "004": "#12805A",
  "006": "#1782B0",
  "011": "#1857B8",
  "014": "#4B2A7B",
  "022": "#8A1F2B",
  "024": "#1B3A6B",
  "025": "#96710F",
  "030": "#C8458F",
  "033": "#B9621A",
  "034": "#2E6B2E",
  "066": "#0F5B3E",
  "067": "#2A6FB0",
  "069": "#5A4A8C",
  "070": "#B3262E",
  "071": "#6B4A1E",
  "073": "#4A5A68",
}

/** Where the three stars of a mark stand: each in its own third of a circle, as far along as its digit of the code says. */
const starsOf = (bankCode: string): ReadonlyArray<readonly [number, number]> =>
  Array.from(bankCode.slice(0, 3), (digit, at) => {
    const turn = (at / 3 + (Number(digit) || 0) / 30) * 2 * Math.PI - Math.PI / 2
    return [Math.round(120 + 70 * Math.cos(turn)) / 10, Math.round(120 + 70 * Math.sin(turn)) / 10]
  })

/** A small constellation drawn from the code of a bank: a sign of ours, not the bank's own. */
export const BankMark = ({ bankCode }: { readonly bankCode: string }) => {
  const stars = starsOf(bankCode)
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={grounds[bankCode] ?? "#5C5E7C"} />
      <polyline points={stars.map((star) => star.join()).join(" ")} fill="none" stroke="#FFFFFF" strokeOpacity="0.6" />
      {stars.map(([x, y], at) => (
        // The order of the stars is the order of the digits.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={at} cx={x} cy={y} r={1.9 - at * 0.3} fill="#FFFFFF" />
      ))}
    </svg>
  )
}
