const thaiDay = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10)
/** Rounds of a night are named by the day before it, which begins at three. */
const lotteryDay = (at: number) => thaiDay(at - 3 * 3_600_000)
const thaiTime = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(11, 16)

/** A round in the fields that the product names, and no others. */
const round = (betGroup: string, betType: string, betId: number, closesAt: number, rest: object = {}) => ({
  betId,
  betGroup,
  betType,
  betName: betType,
  name: betType,
  closeTime: thaiTime(closesAt),
  resultTime: thaiTime(closesAt + 180_000),
  dt: lotteryDay(closesAt),
  closeDt: thaiDay(closesAt),
  resultDt: thaiDay(closesAt + 180_000),
  betList: { dt: lotteryDay(closesAt), active: closesAt > Date.now() ? 1 : 0 },
  setResult: 0,
  unixTimeStamp: {
    realCloseTime: Math.floor(closesAt / 1_000),
    realResultTime: Math.floor(closesAt / 1_000) + 180,
  },
  ...rest,
})

/** The rounds of an operator of the product's own calls alone: two of yeekee, one of which is drawn, and the four of sets. */
export const literalRounds = (now: number) => {
  const hour = 3_600_000
  const open = round("yeekee", "yeekee_30", 30, now + 2 * hour)
  // Of the day that it is, even just after that has begun.
  const dt = lotteryDay(now)
  const drawn = round("yeekee", "yeekee_20", 20, now - 0.2 * hour, { setResult: 1, dt, betList: { dt, active: 0 } })
  const sets = {
    hanoy: [round("gov4d", "hanoy", 401, now + 3 * hour), { betId: 1, closeTime: null }],
    lao: [round("gov4d", "laos", 402, now + 4 * hour)],
    laoSuper: [round("gov4d", "laos super", 403, now + 4 * hour)],
    malay: [round("gov4d", "malay", 404, now + 5 * hour)],
  }
  const every = [open, drawn, ...Object.values(sets).flat()]
  return { open, drawn, sets, every }
}
