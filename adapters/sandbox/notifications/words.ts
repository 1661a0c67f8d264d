import type { Locale } from "@fakham/core/language"

/** The sentences that players are told what happened with; where something is named, it comes in its place. */
export type MessageWords = {
  readonly drawn: (round: string) => string
  readonly hits: (slip: string, count: number) => string
  readonly noHit: (slip: string) => string
  readonly backFor: (round: string) => string
  readonly roundCalledOff: string
  readonly slipCalledOff: (slip: string) => string
  readonly deposited: string
  readonly depositedTo: string
  readonly yingWon: string
  readonly yingWonFor: string
  readonly rewarded: string
  readonly rewardedFor: string
  readonly paidOut: string
  readonly paidOutTo: (bank: string, lastDigits: string) => string
  readonly rejected: string
  readonly rejectedBecause: string
  readonly closesSoon: (round: string) => string
  readonly closesAt: (time: string) => string
  readonly baht: (amount: string) => string
  readonly several: (count: number) => string
  readonly seeAll: string
}

export const messageWords: Readonly<Record<Locale, MessageWords>> = {
  th: {
    drawn: (round) => `${round} ออกผลแล้ว`,
    hits: (slip, count) => `โพย ${slip} ถูก ${count} รายการ`,
    noHit: (slip) => `โพย ${slip} ไม่ถูก`,
    backFor: (round) => `คืนเงินโพย ${round}`,
    roundCalledOff: "รอบนี้ไม่ออกผล คืนเต็มจำนวน",
    slipCalledOff: (slip) => `โพย ${slip} คืนเงินเข้ากระเป๋าแล้ว`,
    deposited: "เงินเข้าแล้ว",
    depositedTo: "ฝากสำเร็จ ยอดอยู่ในกระเป๋าแล้ว",
    yingWon: "ได้รางวัลยิงเลข",
    yingWonFor: "รางวัลอันดับยิงเลขเข้ากระเป๋าแล้ว",
    rewarded: "ได้รับรางวัลภารกิจ",
    rewardedFor: "รางวัลเข้ากระเป๋าแล้ว",
    paidOut: "ถอนสำเร็จ",
    paidOutTo: (bank, last) => `เข้าบัญชี ${bank} ลงท้าย ${last}`,
    rejected: "ถอนไม่สำเร็จ",
    rejectedBecause: "คืนเงินเข้ากระเป๋าเต็มจำนวน",
    closesSoon: (round) => `${round} ใกล้ปิดรับ`,
    closesAt: (time) => `ปิดรับ ${time} น.`,
    baht: (amount) => `${amount} บาท`,
    several: (count) => `มีเรื่องใหม่ ${count} เรื่อง`,
    seeAll: "ดูทั้งหมดในหน้าแจ้งเตือน",
  },
  en: {
    drawn: (round) => `${round} is drawn`,
    hits: (slip, count) => `Slip ${slip}: ${count} ${count === 1 ? "bet" : "bets"} won`,
    noHit: (slip) => `Slip ${slip} did not win`,
    backFor: (round) => `Stake returned: ${round}`,
    roundCalledOff: "The round was called off, all of it is returned",
    slipCalledOff: (slip) => `Slip ${slip}: the stake is back in your wallet`,
    deposited: "Money received",
    depositedTo: "The deposit is in your wallet",
    yingWon: "Shooting prize",
    yingWonFor: "The prize for your rank is in your wallet",
    rewarded: "Reward received",
    rewardedFor: "The reward is in your wallet",
    paidOut: "Withdrawal paid",
    paidOutTo: (bank, last) => `To ${bank} ending in ${last}`,
    rejected: "Withdrawal not paid",
    rejectedBecause: "All of it is back in your wallet",
    closesSoon: (round) => `${round} closes soon`,
    closesAt: (time) => `No more bets from ${time}`,
    baht: (amount) => `${amount} baht`,
    several: (count) => `${count} new messages`,
    seeAll: "See all of them under Notifications",
  },
  kh: {
    drawn: (round) => `${round} ចេញលទ្ធផលហើយ`,
    hits: (slip, count) => `សន្លឹកភ្នាល់ ${slip} ត្រូវ ${count} ជួរ`,
    noHit: (slip) => `សន្លឹកភ្នាល់ ${slip} មិនត្រូវ`,
    backFor: (round) => `សងប្រាក់ភ្នាល់ ${round}`,
    roundCalledOff: "ជុំនេះត្រូវបានលុបចោល សងប្រាក់ពេញចំនួន",
    slipCalledOff: (slip) => `សន្លឹកភ្នាល់ ${slip} ប្រាក់ត្រឡប់ចូលកាបូបហើយ`,
    deposited: "ប្រាក់ចូលហើយ",
    depositedTo: "ដាក់ប្រាក់ជោគជ័យ ប្រាក់នៅក្នុងកាបូបហើយ",
    yingWon: "បានរង្វាន់បាញ់លេខ",
    yingWonFor: "រង្វាន់តាមលំដាប់ចូលកាបូបហើយ",
    rewarded: "បានទទួលរង្វាន់សមិទ្ធផល",
    rewardedFor: "រង្វាន់ចូលកាបូបហើយ",
    paidOut: "ដកប្រាក់ជោគជ័យ",
    paidOutTo: (bank, last) => `ចូលគណនី ${bank} លេខចុង ${last}`,
    rejected: "ដកប្រាក់មិនជោគជ័យ",
    rejectedBecause: "ប្រាក់ត្រឡប់ចូលកាបូបពេញចំនួន",
    closesSoon: (round) => `${round} ជិតបិទទទួល`,
    closesAt: (time) => `បិទទទួលម៉ោង ${time}`,
    baht: (amount) => `${amount} បាត`,
    several: (count) => `មានសារថ្មី ${count}`,
    seeAll: "មើលទាំងអស់ក្នុងទំព័រការជូនដំណឹង",
  },
  mm: {
    drawn: (round) => `${round} ရလဒ်ထွက်ပြီ`,
    hits: (slip, count) => `ထိုးစာရွက် ${slip} ${count} ကွက် ပေါက်သည်`,
    noHit: (slip) => `ထိုးစာရွက် ${slip} မပေါက်ပါ`,
    backFor: (round) => `ထိုးကြေးပြန်အမ်း ${round}`,
    roundCalledOff: "ဤပွဲကို ပယ်ဖျက်လိုက်သည်၊ အပြည့်ပြန်အမ်းပြီ",
    slipCalledOff: (slip) => `ထိုးစာရွက် ${slip} ငွေသည် ပိုက်ဆံအိတ်သို့ ပြန်ဝင်ပြီ`,
    deposited: "ငွေဝင်ပြီ",
    depositedTo: "ငွေသွင်းပြီး၊ ပိုက်ဆံအိတ်ထဲ ရောက်ပြီ",
    yingWon: "ဂဏန်းပစ်ဆု ရပြီ",
    yingWonFor: "အဆင့်ဆုငွေ ပိုက်ဆံအိတ်ထဲ ရောက်ပြီ",
    rewarded: "မစ်ရှင်ဆု ရပြီ",
    rewardedFor: "ဆုငွေ ပိုက်ဆံအိတ်ထဲ ရောက်ပြီ",
    paidOut: "ငွေထုတ်ပြီးပြီ",
    paidOutTo: (bank, last) => `${bank} အကောင့် နောက်ဆုံးဂဏန်း ${last} သို့`,
    rejected: "ငွေထုတ်၍ မရပါ",
    rejectedBecause: "ငွေအပြည့် ပိုက်ဆံအိတ်သို့ ပြန်ဝင်ပြီ",
    closesSoon: (round) => `${round} ပိတ်ခါနီး`,
    closesAt: (time) => `${time} တွင် ပိတ်မည်`,
    baht: (amount) => `${amount} ဘတ်`,
    several: (count) => `အကြောင်းကြားချက်အသစ် ${count} ခု`,
    seeAll: "အကြောင်းကြားချက် စာမျက်နှာတွင် အားလုံးကြည့်ပါ",
  },
}
