/** All that the games say, in Thai and in English. */
const words = {
  slots: ["สล็อตฟ้าค่ำ", "Fakham slots"],
  "hi-lo": ["ไฮโล", "Hi-lo"],
  baccarat: ["บาคาร่า", "Baccarat"],
  demo: ["เกมสาธิต ใช้เครดิตทดลองเท่านั้น", "Demo game, demo credit only"],
  balance: ["ยอดเงิน", "Balance"],
  net: ["ได้/เสียรอบนี้", "This visit"],
  elapsed: ["เล่นมาแล้ว", "Time played"],
  stake: ["เดิมพัน (บาท)", "Stake (baht)"],
  spot: ["แทงที่", "Bet on"],
  play: ["เล่น", "Play"],
  rules: ["กติกาและอัตราจ่าย", "Rules and payouts"],
  range: ["ครั้งละ {min} ถึง {max} บาท", "{min} to {max} baht a round"],
  minutes: ["{n} นาที", "{n} min"],
  opening: ["กำลังเปิดโต๊ะ…", "Opening the table…"],
  playing: ["กำลังเล่น…", "Playing…"],
  won: ["ได้ {n} บาท", "You win {n} baht"],
  back: ["เสมอ คืนเงิน {n} บาท", "Tie: {n} baht back"],
  lost: ["รอบนี้ไม่ได้", "No win this round"],
  closed: ["ที่นั่งนี้ปิดแล้ว กรุณาเปิดเกมใหม่จากหน้าเว็บ", "This seat is closed. Please open the game again from the site."],
  poor: ["ยอดเงินไม่พอ", "The balance is not enough."],
  limit: ["ถึงขีดจำกัดที่คุณตั้งไว้ เหลือ {n} บาท", "You have reached a limit of your own: {n} baht left."],
  outOfRange: ["เดิมพันไม่อยู่ในช่วงที่กำหนด", "This stake is outside the limits."],
  away: ["ยังไม่ทราบผล กดเล่นอีกครั้งเพื่อดูผลรอบเดิม", "The result is not known yet. Press play to ask for the same round."],
  low: ["ต่ำ 4–10", "Low 4–10"],
  high: ["สูง 11–17", "High 11–17"],
  eleven: ["ไฮโล 11", "Eleven"],
  triple: ["ตอง", "Triple"],
  player: ["ผู้เล่น", "Player"],
  banker: ["เจ้ามือ", "Banker"],
  tie: ["เสมอ", "Tie"],
  moon: ["พระจันทร์", "Moon"],
  star: ["ดาว", "Star"],
  lantern: ["โคมลอย", "Lantern"],
  lotus: ["บัว", "Lotus"],
  cloud: ["เมฆ", "Cloud"],
  three: ["{n} สามตัว", "Three {n}"],
  two: ["{n} สองตัว", "Two {n}"],
  face: ["เต๋า {n} (ต่อลูก)", "Die {n} (each)"],
  edge: ["โต๊ะได้เปรียบ", "House edge"],
}

let language = /^en\b/i.test(navigator.language) ? 1 : 0

export const isEnglish = () => language === 1
export const changeLanguage = () => {
  language = 1 - language
}

/** A word of the language on show; what is not known stands as it is. */
export const word = (name, filling = {}) =>
  (words[name]?.[language] ?? name).replace(/\{(\w+)\}/g, (_, key) => filling[key] ?? "")
