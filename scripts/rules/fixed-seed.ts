import fc from "fast-check"

/** The tests try the same cases in every run; `npm run rules` tries others each time. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env["PROPERTY_SEED"] ?? 2_569) })
