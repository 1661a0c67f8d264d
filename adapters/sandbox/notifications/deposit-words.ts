import type { Locale } from "@fakham/core/language"
import type { DepositMethod, MismatchCause } from "@fakham/core/wallet"

/** The sentences about deposits; amounts come in their places. */
type DepositWords = {
  readonly methods: Readonly<Record<DepositMethod, string>>
  readonly credited: string
  readonly expired: { readonly title: string; readonly text: (asked: string) => string }
  readonly mismatched: string
  readonly causes: Readonly<Record<MismatchCause, (arrived: string, asked: string) => string>>
  readonly isSafe: string
  readonly sentBack: { readonly title: string; readonly text: (asked: string) => string }
}

export const depositWordsOf: Readonly<Record<Locale, DepositWords>> = {
  th: {
    methods: {
      fast: "ฝากด่วน",
      qrcode: "พร้อมเพย์ QR",
      truemoney: "ทรูมันนี่",
      normal: "โอนพร้อมสลิป",
      crypto: "คริปโต USDT",
    },
    credited: "เข้ากระเป๋าแล้ว",
    expired: {
      title: "หมดเวลาโอน",
      text: (asked) => `ยังไม่พบยอด ${asked} ถ้าโอนไปแล้ว อย่าโอนซ้ำ แจ้งเราได้เลย`,
    },
    mismatched: "ยอดไม่ตรงกับรายการฝาก",
    causes: {
      amount: (arrived, asked) => `ได้รับ ${arrived} แต่รายการนี้คือ ${asked}`,
      account: (arrived) => `ได้รับ ${arrived} แต่มาจากบัญชีอื่นที่ไม่ใช่ของคุณ`,
      late: (arrived) => `ได้รับ ${arrived} แต่มาหลังหมดเวลา`,
    },
    isSafe: "เงินยังอยู่ครบ ทีมงานจะปรับให้ ไม่ต้องโอนซ้ำ",
    sentBack: {
      title: "คืนเงินที่โอนมาแล้ว",
      text: (asked) => `เงินของรายการ ${asked} ส่งกลับไปยังผู้โอน`,
    },
  },
  en: {
    methods: {
      fast: "Fast deposit",
      qrcode: "PromptPay QR",
      truemoney: "TrueMoney",
      normal: "Transfer with slip",
      crypto: "Crypto USDT",
    },
    credited: "In your wallet",
    expired: {
      title: "Deposit expired",
      text: (asked) => `We haven't found ${asked}. If you've transferred it, don't transfer again: contact us.`,
    },
    mismatched: "Transfer doesn't match",
    causes: {
      amount: (arrived, asked) => `We received ${arrived}, but this deposit was for ${asked}.`,
      account: (arrived) => `We received ${arrived} from an account that isn't yours.`,
      late: (arrived) => `We received ${arrived} after time ran out.`,
    },
    isSafe: "Your money is safe. Our team will fix it. Don't transfer again.",
    sentBack: {
      title: "A transfer was sent back",
      text: (asked) => `The money for the deposit of ${asked} went back to the sender.`,
    },
  },
  kh: {
    methods: {
      fast: "ដាក់ប្រាក់រហ័ស",
      qrcode: "PromptPay QR",
      truemoney: "TrueMoney",
      normal: "ផ្ទេរប្រាក់ជាមួយបង្កាន់ដៃ",
      crypto: "គ្រីបតូ USDT",
    },
    credited: "ចូលកាបូបហើយ",
    expired: {
      title: "អស់ពេលផ្ទេរប្រាក់",
      text: (asked) => `រកមិនទាន់ឃើញ ${asked} ទេ បើបានផ្ទេរហើយ កុំផ្ទេរម្តងទៀត ប្រាប់យើងមក`,
    },
    mismatched: "ប្រាក់ផ្ទេរមិនត្រូវនឹងការដាក់ប្រាក់",
    causes: {
      amount: (arrived, asked) => `យើងទទួលបាន ${arrived} តែការដាក់ប្រាក់នេះគឺ ${asked}`,
      account: (arrived) => `យើងទទួលបាន ${arrived} ពីគណនីដែលមិនមែនរបស់អ្នក`,
      late: (arrived) => `យើងទទួលបាន ${arrived} ក្រោយអស់ពេល`,
    },
    isSafe: "ប្រាក់នៅគ្រប់ ក្រុមការងារនឹងកែឱ្យ មិនបាច់ផ្ទេរម្តងទៀតទេ",
    sentBack: {
      title: "ប្រាក់ត្រូវបានផ្ញើត្រឡប់",
      text: (asked) => `ប្រាក់សម្រាប់ការដាក់ ${asked} បានត្រឡប់ទៅអ្នកផ្ទេរវិញ`,
    },
  },
  mm: {
    methods: {
      fast: "အမြန်ငွေသွင်း",
      qrcode: "PromptPay QR",
      truemoney: "TrueMoney",
      normal: "စလစ်ဖြင့် ငွေလွှဲ",
      crypto: "ခရစ်ပတို USDT",
    },
    credited: "ပိုက်ဆံအိတ်ထဲ ရောက်ပြီ",
    expired: {
      title: "ငွေလွှဲချိန် ကုန်သွားပြီ",
      text: (asked) => `${asked} ကို မတွေ့သေးပါ။ လွှဲပြီးပါက ထပ်မလွှဲပါနှင့်၊ ကျွန်ုပ်တို့ကို ပြောပါ။`,
    },
    mismatched: "လွှဲငွေသည် ငွေသွင်းစာရင်းနှင့် မကိုက်ပါ",
    causes: {
      amount: (arrived, asked) => `${arrived} ရရှိသည်၊ သို့သော် ဤစာရင်းမှာ ${asked} ဖြစ်သည်။`,
      account: (arrived) => `${arrived} ကို သင့်မဟုတ်သော အကောင့်မှ ရရှိသည်။`,
      late: (arrived) => `${arrived} ကို အချိန်ကုန်ပြီးမှ ရရှိသည်။`,
    },
    isSafe: "ငွေအားလုံး ရှိနေပါသည်။ ကျွန်ုပ်တို့ ပြင်ပေးမည်၊ ထပ်မလွှဲပါနှင့်။",
    sentBack: {
      title: "လွှဲငွေကို ပြန်ပို့ပြီးပြီ",
      text: (asked) => `${asked} အတွက် ငွေကို ပို့သူထံ ပြန်ပို့ပြီးပြီ။`,
    },
  },
}
