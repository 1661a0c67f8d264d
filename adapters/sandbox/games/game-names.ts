import type { Locale } from "@fakham/core/language"

type Name = readonly [en: string, kh: string, mm: string]

/** The names of the demo's games in the other languages, by the Thai one. */
const names: Readonly<Record<string, Name>> = {
  สล็อตคืนเดือนเพ็ญ: ["Full Moon Night", "យប់ពេញបូណ៌មី", "လပြည့်ည"],
  จันทร์สามดวง: ["Three Moons", "ព្រះចន្ទបី", "လသုံးစင်း"],
  ตลาดโต้รุ่ง: ["Night Market", "ផ្សាររាត្រី", "ညဈေး"],
  ว่าวทองคำ: ["Golden Kite", "ខ្លែងមាស", "ရွှေစွန်"],
  หิ่งห้อยอัมพวา: ["Fireflies of Amphawa", "អំពិលអំពែកអំភវ៉ា", "အမ်ဖဝါ ပိုးစုန်းကြူး"],
  มะลิราตรี: ["Night Jasmine", "ម្លិះរាត្រី", "ညစံပယ်"],
  ไฮโลหน้าวัด: ["Hi-lo at the Temple", "ហៃឡូមុខវត្ត", "ဘုရားရှေ့ ဟိုင်လို"],
  บาคาร่าใต้ดาว: ["Baccarat under the Stars", "បាការ៉ាក្រោមផ្កាយ", "ကြယ်အောက် ဘာကာရာ"],
  ดาวตก: ["Falling Star", "ផ្កាយធ្លាក់", "ကြယ်ကြွေ"],
  บัวราตรี: ["Night Lotus", "ឈូករាត្រី", "ညကြာ"],
  สมบัติใต้ทะเล: ["Sea Treasure", "កំណប់បាតសមុទ្រ", "ပင်လယ်ရတနာ"],
  ปลาคาร์ปสายน้ำ: ["Koi River", "ត្រីគយតាមខ្សែទឹក", "ကွိုင်ငါးမြစ်"],
  ภูเขาเหนือเมฆ: ["Mountain above the Clouds", "ភ្នំលើពពក", "တိမ်ပေါ်တောင်"],
  ถ้ำมรกต: ["Emerald Cave", "រូងមរកត", "မြဂူ"],
  เรือยาวประเพณี: ["Long Boat", "ទូកង", "လှေပြိုင်ပွဲ"],
  ฝนต้นฤดู: ["First Rain", "ភ្លៀងដើមរដូវ", "မိုးဦး"],
  เหนือเมฆ: ["Above the Clouds", "លើពពក", "တိမ်အထက်"],
  ลมเหนือ: ["North Wind", "ខ្យល់ជើង", "မြောက်လေ"],
  จันทร์เงิน: ["Silver Moon", "ព្រះចន្ទប្រាក់", "ငွေလ"],
  กงล้อรุ่งอรุณ: ["Wheel of Dawn", "កង់ព្រលឹម", "အရုဏ်ဘီး"],
  น้ำค้างเช้า: ["Morning Dew", "ទឹកសន្សើមព្រឹក", "နံနက်နှင်း"],
  โคมลอย: ["Sky Lantern", "គោមលោយ", "မီးပုံး"],
  กระทงริมน้ำ: ["River Lights", "ប្រទីបមាត់ទឹក", "မြစ်ရေမီး"],
  อันดามัน: ["Andaman", "អង់ដាម៉ាន់", "အန်ဒမန်"],
  ไฮโลน้ำนิ่ง: ["Still Water Hi-lo", "ហៃឡូទឹកនឹង", "ရေငြိမ် ဟိုင်လို"],
  บาคาร่าสองมือ: ["Two Hands Baccarat", "បាការ៉ាពីរដៃ", "လက်နှစ်ဖက် ဘာကာရာ"],
  "GPX ไพ่และเต๋า": ["GPX cards and dice", "GPX បៀ និងគ្រាប់ឡុកឡាក់", "GPX ဖဲနှင့် အန်စာ"],
  ไฮโลสามเต๋า: ["Three Dice Hi-lo", "ហៃឡូបីគ្រាប់", "အန်စာသုံးလုံး ဟိုင်လို"],
  บาคาร่าชั้นดาดฟ้า: ["Rooftop Baccarat", "បាការ៉ាលើដំបូល", "အမိုးထပ် ဘာကာရာ"],
  เต๋าริมคลอง: ["River Dice", "ឡុកឡាក់មាត់ព្រែក", "တူးမြောင်းဘေး အန်စာ"],
  "GPX สล็อต": ["GPX slots", "GPX ស្លុត", "GPX စလော့"],
  อำพัน: ["Amber", "អំពីល", "ပယင်း"],
  เมืองเก่า: ["Old Town", "ទីក្រុងចាស់", "မြို့ဟောင်း"],
  น้ำขึ้น: ["High Tide", "ទឹកជោរ", "ဒီရေတက်"],
  "GPX คาสิโนสด": ["GPX live casino", "GPX កាស៊ីណូផ្សាយផ្ទាល់", "GPX တိုက်ရိုက် ကာစီနို"],
  บาคาร่าสด: ["Live baccarat", "បាការ៉ាផ្សាយផ្ទាល់", "တိုက်ရိုက် ဘာကာရာ"],
  ไฮโลสด: ["Live hi-lo", "ហៃឡូផ្សាយផ្ទាល់", "တိုက်ရိုက် ဟိုင်လို"],
  จุดโทษเปิดสนาม: ["Kick-off Penalty", "ប៉េណាល់ទីបើកទីលាន", "ပွဲဖွင့် ပင်နယ်တီ"],
  จุดโทษต่อเวลา: ["Extra Time Penalty", "ប៉េណាល់ទីម៉ោងបន្ថែម", "အချိန်ပို ပင်နယ်တီ"],
  ดวลจุดโทษ: ["Penalty", "បាល់ពិន័យ", "ပင်နယ်တီ"],
  "WL สล็อต": ["WL slots", "WL ស្លុត", "WL စလော့"],
  ว่าวขาว: ["White Kite", "ខ្លែងស", "စွန်ဖြူ"],
  ไข่มุก: ["Pearl", "គុជ", "ပုလဲ"],
  ปลาคู่: ["Two Fish", "ត្រីមួយគូ", "ငါးနှစ်ကောင်"],
  "WL คาสิโนสด": ["WL live casino", "WL កាស៊ីណូផ្សាយផ្ទាល់", "WL တိုက်ရိုက် ကာစီနို"],
  "บาคาร่าสด WL": ["WL live baccarat", "បាការ៉ាផ្សាយផ្ទាល់ WL", "WL တိုက်ရိုက် ဘာကာရာ"],
  ไฮโลใต้ถุนบ้าน: ["Hi-lo under the House", "ហៃឡូក្រោមផ្ទះ", "အိမ်အောက် ဟိုင်လို"],
  เสี้ยวจันทร์: ["Crescent", "ចន្ទមួយចំណិត", "လခြမ်း"],
  บาคาร่า: ["Baccarat", "បាការ៉ា", "ဘာကာရာ"],
  ไฮโล: ["Hi-lo", "ហៃឡូ", "ဟိုင်လို"],
  "WL Test ไฮโล": ["WL Test hi-lo", "WL Test ហៃឡូ", "WL Test ဟိုင်လို"],
}

const table = { en: "table", kh: "តុ", mm: "စားပွဲ" } as const
const places = { en: 0, kh: 1, mm: 2 } as const

/** A game's name as a player reads it; one that has none in their language keeps its own. */
export const gameNameIn = (locale: Locale, name: string): string => {
  if (locale === "th") return name
  const [, of = name, number] = /^(.*) โต๊ะ (\d+)$/.exec(name) ?? []
  const known = names[of]?.[places[locale]]
  if (known === undefined) return name
  return number === undefined ? known : `${known} ${table[locale]} ${number}`
}
