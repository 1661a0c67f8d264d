import fc from "fast-check"

/** The properties of core hold a thousand times unless a command says otherwise. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: Number(process.env["PROPERTY_RUNS"] ?? 1_000) })
