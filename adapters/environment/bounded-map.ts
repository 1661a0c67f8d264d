/** Holds at most so many entries; the one that was set longest ago makes room for another. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #most: number
  constructor(most: number) {
    this.#most = most
  }
  get(key: string): Value | undefined {
    return this.#entries.get(key)
  }
  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined && this.#entries.size > this.#most) this.#entries.delete(oldest)
  }
  delete(key: string): void {
    this.#entries.delete(key)
  }
}
