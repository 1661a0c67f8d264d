export const languages = [
  { lang: "th", name: "ไทย" },
  { lang: "en", name: "English" },
  { lang: "km", name: "ខ្មែរ" },
  { lang: "my", name: "မြန်မာ" },
]
