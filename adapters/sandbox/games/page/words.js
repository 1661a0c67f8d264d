import { khmer } from "./words-kh.js"
import { burmese } from "./words-mm.js"

/** All that the games say, in Thai and in English. */
export const words = {
  slots: ["สล็อต", "Slots"],
  "hi-lo": ["ไฮโล", "Hi-lo"],
  baccarat: ["บาคาร่า", "Baccarat"],
  demo: ["เกมสาธิต ใช้เครดิตทดลองเท่านั้น", "A demo game, played with demo credit only."],
  balance: ["ยอดเงิน", "Balance"],
  leave: ["ออกจากเกม", "Leave"],
  close: ["ปิด", "Close"],
  seeAll: ["ดูทั้งหมด", "See all"],
  rules: ["กติกาและอัตราจ่าย", "Rules and payouts"],
  range: ["ตาละ {min} ถึง {max} บาท", "{min} to {max} baht a round"],
  edge: ["คืนให้ผู้เล่นในระยะยาว {n}", "Returned to players in the long run: {n}"],
  baht: ["บาท", "baht"],
  chip: ["ชิป", "Chip"],
  chipOf: ["ชิป {n} บาท", "Chip of {n} baht"],
  undo: ["เลิกที่วางล่าสุด", "Take the last chip back"],
  lessStake: ["ลดเดิมพัน", "Lower the stake"],
  moreStake: ["เพิ่มเดิมพัน", "Raise the stake"],
  placed: ["วางไว้", "placed"],
  spin: ["หมุน", "Spin"],
  shake: ["เขย่า วางไว้", "Shake for"],
  deal: ["แจกไพ่ วาง", "Deal for"],
  placeFirst: ["วางชิปก่อน", "Place a chip first"],
  opening: ["กำลังเปิดโต๊ะ…", "Opening the table…"],
  invite: ["เลือกเดิมพัน แล้วเริ่มเมื่อพร้อม", "Choose a stake and begin when you like."],
  playing: ["กำลังเล่น…", "Playing…"],
  lost: ["ตานี้ไม่ได้", "No win this round"],
  paused: ["พักอยู่", "Paused"],
  closed: ["ที่นั่งนี้ปิดแล้ว เปิดเกมใหม่จากหน้าเว็บได้", "This seat is closed. Open the game again from the site."],
  deposit: ["ฝากเงิน", "Deposit"],
  allIHave: ["วางเท่าที่มี {n}", "All I have: {n}"],
  poor: ["ยอดเงินไม่พอสำหรับเดิมพันนี้", "The balance is not enough for this stake."],
  limit: ["ถึงขีดจำกัดที่คุณตั้งไว้ เหลือ {n} บาท", "You have reached a limit of your own: {n} baht left."],
  outOfRange: ["เดิมพันไม่อยู่ในช่วงที่กำหนด", "This stake is outside the limits."],
  away: ["ยังไม่ทราบผลตานี้ กำลังถามใหม่", "The result is not known yet. Asking again."],
  again: ["รหัสของตาเปลี่ยนไป ยังไม่ได้วางเงิน ลองอีกครั้ง", "The round's code has changed and nothing was staked. Try again."],
  locked: ["ตาหน้าล็อกผลไว้แล้ว", "Next round locked"],
  code: ["รหัส", "Code"],
  seeCode: ["ดูรหัสเต็ม", "Full code"],
  right: ["✓ ตาที่แล้วตรง", "✓ Last round"],
  wrong: ["ตาที่แล้วไม่ตรง", "Last round does not check"],
  proof: ["ตรวจผลด้วยตัวเอง", "Check it yourself"],
  howProven: [
    "ผู้ให้บริการสุ่มเมล็ดไว้ก่อน แล้วบอกรหัส SHA-256 ของเมล็ดให้คุณ เครื่องของคุณเลือกเลขที่ตาเอง เมื่อจบตาเมล็ดถูกเปิดเผย เครื่องนี้จึงคำนวณรหัสและผลซ้ำได้",
    "The operator picks a seed first and shows you its SHA-256 code. Your own device picks the round's number. The seed is shown after the round, so this device can compute code and result again.",
  ],
  nextCode: ["รหัสของตาหน้า", "Code of the next round"],
  lastRound: ["เลขที่ตาที่แล้ว", "Number of the last round"],
  lastCode: ["รหัสที่ล็อกไว้", "Code that was locked"],
  seed: ["เมล็ดที่เปิดเผย", "Seed that was shown"],
  computed: ["เครื่องนี้คำนวณได้", "Computed on this device"],
  low: ["ต่ำ", "Low"],
  high: ["สูง", "High"],
  eleven: ["ไฮโล", "Eleven"],
  triple: ["ตอง", "Triple"],
  "low-about": ["4 – 10", "4 – 10"],
  "high-about": ["11 – 17", "11 – 17"],
  "eleven-about": ["11 พอดี", "exactly 11"],
  "triple-about": ["สามลูกเหมือน", "three alike"],
  face: ["เต็ง {n}", "Die {n}"],
  faces: ["เต็ง 2 ลูก ×3 · 3 ลูก ×4 · ออกตอง ต่ำสูงเสีย", "Two dice ×3, three ×4. Triples beat low and high."],
  elevenNote: ["ออก 11 ได้ทั้งสูงและไฮโล", "11 pays high and eleven alike"],
  dice: ["ออก {n}", "Comes to {n}"],
  penalty: ["จุดโทษ", "Penalty"],
  shoot: ["ยิง วางไว้", "Shoot for"],
  "shot-left": ["มุมซ้าย", "left"],
  "shot-middle": ["กลางประตู", "middle"],
  "shot-right": ["มุมขวา", "right"],
  keeperAt: ["ผู้รักษาประตูพุ่งไป{n}", "The keeper dives {n}"],
  penaltyNote: ["ยิงเข้าเมื่อผู้รักษาประตูพุ่งไปมุมอื่น", "A shot is a goal where the keeper dives elsewhere."],
  player: ["ผู้เล่น", "Player"],
  banker: ["เจ้ามือ", "Banker"],
  tie: ["เสมอ", "Tie"],
  playerInitial: ["ผ", "P"],
  bankerInitial: ["จ", "B"],
  tieInitial: ["ส", "T"],
  playerWins: ["ผู้เล่นชนะ {n}", "The player wins {n}"],
  bankerWins: ["เจ้ามือชนะ {n}", "The banker wins {n}"],
  tied: ["เสมอ {n}", "A tie at {n}"],
  tieNote: ["เสมอ คืนเดิมพันของผู้เล่นและเจ้ามือ", "A tie gives stakes on player and banker back."],
  moon: ["จันทร์", "Moon"],
  gem: ["เพชร", "Gem"],
  star: ["ดาว", "Star"],
  hill: ["ภูเขา", "Hill"],
  row: ["{name} {n} ตัว แถว{row} จ่าย ×{pays}", "{n} × {name}, {row} row, pays ×{pays}"],
  row0: ["บน", "top"],
  row1: ["กลาง", "middle"],
  row2: ["ล่าง", "bottom"],
  ofFive: ["{n} · 3 / 4 / 5 ตัวจากซ้าย", "{n} · 3 / 4 / 5 from the left"],
}

const languages = {
  th: (name) => words[name]?.[0],
  en: (name) => words[name]?.[1],
  kh: (name) => khmer[name],
  mm: (name) => burmese[name],
}

let language = "th"

/** As browsers name it, which voices and letters go by. */
export const languageNow = () => ({ kh: "km", mm: "my" })[language] ?? language

/** One of the site's languages; whoever reads none of them reads English. */
export const speak = (wanted) => {
  language = Object.hasOwn(languages, wanted) ? wanted : "en"
}

/** A word of the language on show; what is not known stands as it is. */
export const word = (name, filling = {}) =>
  (languages[language](name) ?? name).replace(/\{(\w+)\}/g, (_, key) => filling[key] ?? "")
