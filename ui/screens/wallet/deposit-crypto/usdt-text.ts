/** Hundredths of a USDT as they are typed into a wallet: with two decimals, and nothing between thousands. */
export const usdtText = (hundredths: number): string => (hundredths / 100).toFixed(2)
