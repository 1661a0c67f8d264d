import type { EpochMs, Flag } from "./values.ts"

export type AgentsTable = {
  readonly id: number
  readonly phone_number: string
  readonly office_phone_number: string
  readonly active_popup: Flag
  readonly active_support: Flag
  readonly url_bailek: string
  readonly url_popup: string
  readonly url_support: string
}

export type SitesTable = {
  /** Lowercase, without a port. */
  readonly host: string
  readonly title: string
  readonly description: string
  readonly site_verification: string
  readonly ga_id: string
  readonly active: Flag
}

/** Messages that a real operator would send by SMS. */
export type OutboxTable = {
  readonly id: string
  readonly recipient: string
  readonly text: string
  readonly at: EpochMs
}

/** What the sandbox remembers of itself: its token secret, its clock, its seed. */
export type StoredValuesTable = { readonly name: string; readonly value: string }
