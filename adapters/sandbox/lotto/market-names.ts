import type { Locale } from "@fakham/core/language"
import type { StockMarket } from "@fakham/core/lotto"

type Names = Readonly<Record<Locale, string>>

/** The names of markets as the operator tells them; none of their results are real. */
const markets: Readonly<Record<StockMarket, Names>> = {
  nikkei_morning: { th: "นิเคอิเช้า", en: "Nikkei morning", kh: "នីកេ ព្រឹក", mm: "နီကေး နံနက်" },
  thai_open: { th: "หุ้นไทยเปิดเช้า", en: "Thai open", kh: "ហ៊ុនថៃ បើកព្រឹក", mm: "ထိုင်း နံနက်ဖွင့်" },
  china_morning: { th: "จีนเช้า", en: "China morning", kh: "ចិន ព្រឹក", mm: "တရုတ် နံနက်" },
  hangseng_morning: { th: "ฮั่งเส็งเช้า", en: "Hang Seng morning", kh: "ហាងសេង ព្រឹក", mm: "ဟန်ဆန်း နံနက်" },
  taiwan: { th: "ไต้หวัน", en: "Taiwan", kh: "តៃវ៉ាន់", mm: "ထိုင်ဝမ်" },
  thai_noon: { th: "หุ้นไทยปิดเที่ยง", en: "Thai noon", kh: "ហ៊ុនថៃ បិទថ្ងៃត្រង់", mm: "ထိုင်း နေ့လယ်ပိတ်" },
  korea: { th: "เกาหลี", en: "Korea", kh: "កូរ៉េ", mm: "ကိုရီးယား" },
  nikkei_afternoon: { th: "นิเคอิบ่าย", en: "Nikkei afternoon", kh: "នីកេ រសៀល", mm: "နီကေး မွန်းလွဲ" },
  china_afternoon: { th: "จีนบ่าย", en: "China afternoon", kh: "ចិន រសៀល", mm: "တရုတ် မွန်းလွဲ" },
  thai_afternoon: { th: "หุ้นไทยเปิดบ่าย", en: "Thai afternoon", kh: "ហ៊ុនថៃ បើករសៀល", mm: "ထိုင်း မွန်းလွဲဖွင့်" },
  hangseng_afternoon: { th: "ฮั่งเส็งบ่าย", en: "Hang Seng afternoon", kh: "ហាងសេង រសៀល", mm: "ဟန်ဆန်း မွန်းလွဲ" },
  singapore: { th: "สิงคโปร์", en: "Singapore", kh: "សិង្ហបុរី", mm: "စင်ကာပူ" },
  thai_close: { th: "หุ้นไทยปิดเย็น", en: "Thai close", kh: "ហ៊ុនថៃ បិទល្ងាច", mm: "ထိုင်း ညနေပိတ်" },
  india: { th: "อินเดีย", en: "India", kh: "ឥណ្ឌា", mm: "အိန္ဒိယ" },
  egypt: { th: "อียิปต์", en: "Egypt", kh: "អេហ្ស៊ីប", mm: "အီဂျစ်" },
  russia: { th: "รัสเซีย", en: "Russia", kh: "រុស្ស៊ី", mm: "ရုရှား" },
  england: { th: "อังกฤษ", en: "England", kh: "អង់គ្លេស", mm: "အင်္ဂလန်" },
  germany: { th: "เยอรมัน", en: "Germany", kh: "អាល្លឺម៉ង់", mm: "ဂျာမနီ" },
  downjone: { th: "ดาวโจนส์", en: "Dow Jones", kh: "ដោវចូនស៍", mm: "ဒေါင်းဂျုံးစ်" },
}

const asDemo: Names = { th: "ตัวอย่าง", en: "demo", kh: "គំរូ", mm: "နမူနာ" }

/** What a market gives here is drawn for the demo, and its name says so. */
export const marketNameOf = (market: StockMarket, locale: Locale): string =>
  `${markets[market][locale]} (${asDemo[locale]})`
