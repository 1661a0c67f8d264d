/** Satang as players read money: thousands apart, the satang always two digits. */
export const moneyParts = (satang: number): { readonly baht: string; readonly satang: string } => {
  const amount = Math.abs(satang)
  const baht = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ",")
  return { baht: satang < 0 ? `−${baht}` : baht, satang: `.${String(amount % 100).padStart(2, "0")}` }
}

export const satangText = (satang: number): string => {
  const parts = moneyParts(satang)
  return parts.baht + parts.satang
}
