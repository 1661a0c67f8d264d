import { randomInt } from "node:crypto"

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** A number of a slip or a deposit that can be read out: twelve letters and digits without those that look alike. */
export const readableNumber = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join("")
