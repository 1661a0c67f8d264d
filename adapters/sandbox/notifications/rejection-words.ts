import type { Locale } from "@fakham/core/language"
import type { WithdrawalRefusal } from "@fakham/core/wallet"
import { withdrawalTexts } from "../wallet/withdrawal/withdrawal-refusals.ts"

/** Why a withdrawal was turned down, where it is one of the product's reasons. */
export const rejectionWords: Readonly<Record<Locale, Readonly<Record<WithdrawalRefusal, string>>>> = {
  th: withdrawalTexts,
  en: {
    bankAccountTooNew: "This account takes withdrawals 24 hours after it was added",
    bankAccountMismatch: "The bank account does not match the system",
    pendingTransaction: "An earlier withdrawal is still in progress",
    turnoverNotMet: "Turnover not met yet",
    dailyCountExceeded: "Too many withdrawals for one day",
    perTransactionExceeded: "Over the limit per withdrawal",
    dailyAmountExceeded: "Over today's limit",
    balanceNotEnough: "Not enough in your wallet",
    internalError: "Internal system error",
  },
  kh: {
    bankAccountTooNew: "គណនីថ្មីដកបាន 24 ម៉ោងក្រោយបន្ថែម",
    bankAccountMismatch: "គណនីធនាគារមិនត្រូវនឹងប្រព័ន្ធ",
    pendingTransaction: "មានការដកមុនមិនទាន់ចប់",
    turnoverNotMet: "ទឹកប្រាក់ភ្នាល់មិនទាន់គ្រប់",
    dailyCountExceeded: "ថ្ងៃនេះដកគ្រប់ចំនួនដងហើយ",
    perTransactionExceeded: "លើសកម្រិតក្នុងមួយដង",
    dailyAmountExceeded: "លើសកម្រិតសម្រាប់ថ្ងៃនេះ",
    balanceNotEnough: "ប្រាក់ក្នុងកាបូបមិនគ្រប់",
    internalError: "ប្រព័ន្ធមានបញ្ហា",
  },
  mm: {
    bankAccountTooNew: "အကောင့်အသစ်သို့ ထည့်ပြီး 24 နာရီနောက် ထုတ်နိုင်သည်",
    bankAccountMismatch: "ဘဏ်အကောင့်သည် စနစ်ထဲရှိ အကောင့်နှင့် မကိုက်ညီပါ",
    pendingTransaction: "ယခင် ငွေထုတ်မှု မပြီးသေးပါ",
    turnoverNotMet: "ထိုးရန်လိုငွေ (Turnover) မပြည့်သေးပါ",
    dailyCountExceeded: "ယနေ့ အကြိမ်ရေ ပြည့်သွားပါပြီ",
    perTransactionExceeded: "တစ်ကြိမ် ကန့်သတ်ချက်ထက် ကျော်သည်",
    dailyAmountExceeded: "ယနေ့ ကန့်သတ်ချက်ထက် ကျော်သည်",
    balanceNotEnough: "ပိုက်ဆံအိတ်ထဲ ငွေမလောက်ပါ",
    internalError: "စနစ်ချို့ယွင်းနေသည်",
  },
}
