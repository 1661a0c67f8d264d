/** Whether a text can be shown as one line: no control characters, no marks that turn around what follows them. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u.test(text)
