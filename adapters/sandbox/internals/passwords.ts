import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto"

export type HashCost = { readonly N: number; readonly r: number; readonly p: number }
export const costOfPin: HashCost = { N: 16_384, r: 8, p: 5 }
/** For the PIN of a crowd, which is nobody's secret and is checked for all of it at once, and for tests. */
export const costOfPublicPin: HashCost = { N: 1_024, r: 8, p: 1 }
const keyLength = 32

/** Longer than any password may be, and short enough that hashing it costs nothing extra. */
const longest = 200

/** A hash with its salt and its cost, so that the cost can be raised later. */
export const hashPassword = async (password: string, { N, r, p }: HashCost): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt, keyLength, { N, r, p })
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$")
}

/** The hash that unknown usernames are checked against, so that it takes as long as for known ones. */
const nobodys = ({ N, r, p }: HashCost) => ["scrypt", N, r, p, "AAAAAAAAAAAAAAAAAAAAAA", "A".repeat(43)].join("$")

export type Passwords = ReturnType<typeof passwordsAt>

/** Hashes new passwords at a cost, and checks those of any cost. */
export const passwordsAt = (cost: HashCost) => ({
  hash: (password: string) => hashPassword(password, cost),
  /** Whether the password is the hashed one; without a hash the same work is done for nothing. */
  match: (password: string, hash: string | undefined) => matches(password, hash ?? nobodys(cost), hash !== undefined),
})

const matches = async (password: string, hash: string, isSomebodys: boolean): Promise<boolean> => {
  const [, N, r, p, salt = "", key = ""] = hash.split("$")
  const expected = Buffer.from(key, "base64url")
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, "base64url"), expected.length, options)
  return timingSafeEqual(derived, expected) && isSomebodys
}

const derive = (password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.slice(0, longest), salt, length, { ...options, maxmem: 64 * 1_024 * 1_024 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
