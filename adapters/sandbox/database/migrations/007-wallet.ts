import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

export const wallet: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("payees")
      .addColumn("bank_id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) =>
        column.notNull().check(sql`kind in ('bank', 'wallet', 'promptPay', 'chain')`),
      )
      .addColumn("bank_code", "text", (column) => column.notNull())
      .addColumn("account_number", "text", (column) => column.notNull())
      .addColumn("account_name", "text", (column) => column.notNull())
      .addColumn("active", "integer", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("deposits")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("method", "text", (column) => column.notNull())
      .addColumn("bank_id", "text", (column) => column.notNull().references("payees.bank_id"))
      .addColumn("prepare_amount", "bigint", (column) => column.notNull().check(sql`prepare_amount > 0`))
      .addColumn("tail", "integer")
      .addColumn("prepare_index", "integer", (column) => column.notNull())
      .addColumn("prepare_total", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) =>
        column.notNull().check(sql`status in ('WAITING', 'MATCHED', 'EXPIRED', 'CANCELLED', 'MISMATCH')`),
      )
      .addColumn("refer_transfer_id", "text", (column) => column.unique())
      .addColumn("detail", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .addColumn("confirmed_at", "bigint")
      .addColumn("ended_at", "bigint")
      .execute()
    await db.schema
      .createIndex("deposits_with_satang_of_their_own")
      .unique()
      .on("deposits")
      .columns(["bank_id", "tail"])
      .where(sql.ref("status"), "=", sql.lit("WAITING"))
      .execute()
    await db.schema.createIndex("deposits_of_player").on("deposits").columns(["user_uuid", "created_at"]).execute()
    await db.schema
      .createIndex("deposits_that_wait")
      .on("deposits")
      .column("bank_id")
      .where(sql.ref("status"), "=", sql.lit("WAITING"))
      .execute()
    await db.schema
      .createTable("proofs")
      .addColumn("deposit_id", "text", (column) => column.primaryKey().references("deposits.id"))
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("picture", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("bank_transfers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("deposit_id", "text", (column) => column.notNull().references("deposits.id"))
      .addColumn("bank_id", "text", (column) => column.notNull().references("payees.bank_id"))
      .addColumn("from_account", "text", (column) => column.notNull())
      .addColumn("satang", "bigint", (column) => column.notNull().check(sql`satang > 0`))
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("user_banks")
      .addColumn("bank_id", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("bank_code", "text", (column) => column.notNull())
      .addColumn("account_number", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("checked_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("user_banks_of_one_player", ["bank_code", "account_number"])
      .execute()
    await db.schema.createIndex("user_banks_of_player").on("user_banks").column("user_uuid").execute()
    await db.schema
      .createTable("withdrawals")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("intent_key", "text", (column) => column.notNull())
      .addColumn("bank_id", "text", (column) => column.notNull().references("user_banks.bank_id"))
      .addColumn("amount", "bigint", (column) => column.notNull().check(sql`amount > 0`))
      .addColumn("status", "text", (column) => column.notNull().check(sql`status in ('WAITING', 'PAID', 'REJECTED')`))
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("pays_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .addUniqueConstraint("withdrawals_once", ["user_uuid", "intent_key"])
      .execute()
    await db.schema
      .createIndex("withdrawals_of_player")
      .on("withdrawals")
      .columns(["user_uuid", "created_at"])
      .execute()
    await db.schema
      .createIndex("one_withdrawal_at_a_time")
      .unique()
      .on("withdrawals")
      .column("user_uuid")
      .where(sql.ref("status"), "=", sql.lit("WAITING"))
      .execute()
    await db.schema
      .createTable("friends_stakes")
      .addColumn("by_uuid", "text", (column) => column.primaryKey().references("users.uuid"))
      .addColumn("satang", "bigint", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("claims")
      .addColumn("user_uuid", "text", (column) => column.notNull().references("users.uuid"))
      .addColumn("achievement_id", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("claims_once", ["user_uuid", "achievement_id"])
      .execute()
  },
}
