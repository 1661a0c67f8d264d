import fc from "fast-check"

/** The tests try the same cases in every run; `npm run rules` tries others each time. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 2_569 })
