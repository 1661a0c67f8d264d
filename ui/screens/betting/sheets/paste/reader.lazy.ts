/** The reader of pasted texts, fetched beside the sheet that it is for. */
export { paste } from "@fakham/core/poy/paste"
