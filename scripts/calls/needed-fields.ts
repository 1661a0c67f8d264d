/** Fields of an answer, or of a row of it, each with why nothing can be said without it. */
type Fields = Readonly<Record<string, string>>

const within = (list: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, reason]) => [`${list}.${name}`, reason]))

const entry: Fields = {
  id: "tells one entry from the others",
  amount: "an entry of no amount would be read as of nothing",
  createdAt: "entries stand in the order of their time",
}
const round: Fields = {
  betGroup: "says by which rules the round is played",
  betId: "names the round in every call about it",
}
const slip: Fields = {
  ...round,
  id: "names the slip",
  stake: "a slip of no stake would be read as of nothing",
  createdAt: "slips stand in the order of their time",
  closeTime: "until then a slip can be cancelled",
}
const most: Fields = { betOption: "says what the most is of", betMax: "is all that the row tells" }
const mostOfOptions: Fields = { ...within("betMax", most), ...within("betList.betMax", most) }
const listed: Fields = { ...round, ...mostOfOptions }
const rate: Fields = {
  option: "says what the rate is for",
  number: "says what the rate is for",
  multiply: "a rate of nothing is a closed number",
}
const slipWithLines: Fields = {
  ...slip,
  ...within("poy", { ...rate, price: "a bet of no price would be read as of nothing" }),
  ...within("sets", { number: "is what was bought", sets: "says what was paid" }),
}
const deposit: Fields = {
  id: "names the deposit",
  prepareAmount: "is what has to be transferred; a cut amount would never be found",
  "payee.bankAccountNumber": "is where the money has to go; a number has lost its noughts",
}
const achievement: Fields = { id: "names it in the claim", reward: "is what it pays" }
const unread: Fields = { count: "is all that was asked for" }
const switches: Fields = {
  kinds: "no list would look like nothing to switch",
  "kinds.kind": "says what is switched",
}
const limits: Fields = {
  limits: "no list would look like no limits",
  "limits.measure": "says what is limited",
  "limits.span": "says for how long",
  "limits.most": "what cannot be read would look like no limit",
  "limits.wish.most": "what cannot be read would look like a wish for no limit",
  "limits.wish.askedAt": "says from when on the wish can be confirmed",
  break: "what cannot be read would look like no break",
}
const game: Fields = { name: "is what a player taps", partner: "says whose game is opened" }
const words: Fields = { id: "tells one from the others" }

/** What the site cannot do without in the answers to its calls: without it an answer, or a row of it, is lost. */
export const neededFields: Readonly<Record<string, Fields>> = {
  "/api/achievements.all": achievement,
  "/api/achievements.claim": { achievement: "is what was claimed", ...within("achievement", achievement) },
  "/api/af-cashs": { afMoney: "is all that was asked for" },
  "/api/af-cashs.move": { afMoney: "is what is left; without it the move is looked up" },
  "/api/af-cashs.summary": { afMoney: "is what can be moved" },
  "/api/af-cashs.transaction.all": entry,
  "/api/banks.all": { bankCode: "names the bank" },
  "/api/cashs": { money: "is all that was asked for" },
  "/api/deposits.cancel": deposit,
  "/api/deposits.crypto.create": deposit,
  "/api/deposits.fast.create": deposit,
  "/api/deposits.methods": {
    method: "says how money comes in",
    "payees.bankId": "names the account in the deposit",
    "payees.bankAccountNumber": "is where the money has to go; a number has lost its noughts",
  },
  "/api/deposits.normal.create": deposit,
  "/api/deposits.one": deposit,
  "/api/deposits.one of USDT": {
    ...deposit,
    crypto: "is how it is sent",
    "crypto.network": "what is sent on another network is lost",
    "crypto.address": "is where it has to go",
    "crypto.usdt": "is how much has to be sent",
  },
  "/api/deposits.one by PromptPay": { ...deposit, qrText: "is what has to be scanned" },
  "/api/deposits.open": deposit,
  "/api/deposits.qrcode.create": deposit,
  "/api/deposits.truemoney.create": deposit,
  "/api/line.profile": { lineId: "nobody can be let in" },
  "/api/line.start": { url: "there is no way to LINE" },
  "/api/loyalty-points.balance": { balance: "is all that was asked for" },
  "/api/news.latest": {
    "alert.id": "says whether it was seen already",
    "banners.id": "says whether it was tapped already",
    "banners.imageUrl": "is all that a banner shows",
  },
  "/api/notifications.all": { ...words, createdAt: "messages stand in the order of their time" },
  "/api/notifications.read": unread,
  "/api/notifications.settings": switches,
  "/api/notifications.settings.save": switches,
  "/api/notifications.unread": unread,
  "/api/otps.request": { refOtpCode: "goes back with the code" },
  "/api/play-limits": limits,
  "/api/play-limits.break": limits,
  "/api/play-limits.played": { staked: "is half of the difference", returned: "is half of the difference" },
  "/api/play-limits.update": limits,
  "/api/passkeys.all": { id: "names the passkey that is removed" },
  "/api/passkeys.login-options": {
    options: "is what the device signs",
    "options.challenge": "is what the device signs",
  },
  "/api/passkeys.options": { options: "is what the device signs", "options.challenge": "is what the device signs" },
  "/api/promotions.all": words,
  "/api/push.auth": { auth: "is all that was asked for" },
  "/api/server-time": { now: "is all that was asked for" },
  "/api/sessions.all": { id: "names the session that is ended" },
  "/api/site-details.one": { title: "a site without a name shows its standard one" },
  "/api/users-banks.all": {
    bankId: "names the account in a withdrawal",
    accountNumber: "the player has to see where the money goes",
  },
  "/api/vdos.all": { vdoName: "names the clip in its address" },
  "/api/withdraws.create": { id: "names the withdrawal; without it the list of them is looked into" },
  "/api/withdraws.limits": {
    balance: "nothing else bounds what can be taken out",
    withdrawnToday: "one of them left out would promise too much for the day",
  },
  "/poy-api/bet-list-min-maxes.all": { betOption: "says what the bounds are for" },
  "/poy-api/bet-list-results": round,
  "/poy-api/bet-list-results.history": round,
  "/poy-api/bet-list-results.latest": {
    betGroup: "says what was drawn",
    dt: "says when it was drawn",
    top3: "is what was drawn",
  },
  "/poy-api/bet-lists.latest": listed,
  "/poy-api/bet-lists.one": listed,
  "/poy-api/game-highlight-configs": { kind: "says where it stands", partner: "says whose game is opened" },
  "/poy-api/lotteries.4d.latest": Object.fromEntries(
    ["hanoy", "lao", "laoSuper", "malay"].flatMap((lottery) =>
      Object.entries(within(lottery, { betId: "names the round in every call about it", ...mostOfOptions })),
    ),
  ),
  ...Object.fromEntries(
    ["gov", "stock", "yeekee", "yeekee5min", "pingpong", "hanoy", "lao", "lao-super", "malay"].map((lottery) => [
      `/poy-api/lotteries.${lottery}.create`,
      slipWithLines,
    ]),
  ),
  "/poy-api/number-reachs.rate-now.all": within("rateNow", rate),
  "/poy-api/number-reachs.rate-recommend.all": within("rateNow", rate),
  "/poy-api/number-sets.all": words,
  "/poy-api/number-sets.create": words,
  "/poy-api/number-sets.update": words,
  "/poy-api/partners.game.launch": { url: "is all that was asked for" },
  "/poy-api/partners.game.list.config": game,
  "/poy-api/partners.game.list.config.nr": game,
  "/poy-api/poys.abort": slipWithLines,
  "/poy-api/poys.all": {
    poys: "is all that was asked for",
    ...within("poys", slip),
    ...within("days", { day: "says which day it is", stake: "is all that is said of the day" }),
  },
  "/poy-api/poys.by-key": slipWithLines,
  "/poy-api/poys.one": slipWithLines,
  "/poy-api/transactions.all": entry,
  "/poy-api/transactions.bank": {
    ...within("depositFast", entry),
    ...within("depositNormal", entry),
    ...within("userWithdraw", entry),
  },
  "/poy-api/transactions.page": {
    entries: "no list would look like nothing has moved",
    ...within("entries", entry),
    totals: "no list would look like sums of nothing",
    ...Object.fromEntries(
      ["day", "count", "moneyIn", "moneyOut"].map((field) => [
        `totals.${field}`,
        "a sum left out makes the others wrong",
      ]),
    ),
  },
  "/poy-api/true.wallet.history": {
    id: "tells one transfer from the others",
    amount: "a transfer of no amount would be read as of nothing",
    transferTime: "transfers stand in the order of their time",
  },
  "/poy-api/ying-results.one": { "winners.rank": "is what was won", "winners.yingNumber": "is what won" },
  "/poy-api/yings": { yingNumber: "is all that a shot is" },
  "/poy-api/yings.proof": {
    "revealed.shots.createdAt": "the sum is done with all shots in their order, or not at all",
    "revealed.shots.yingNumber": "the sum is done with all shots, or not at all",
  },
}
