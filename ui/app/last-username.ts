import { storedUsername } from "@fakham/adapters/browser"

/** Who logged in on this device last; nobody where a page is drawn without a browser. */
export const lastUsername = typeof window === "undefined" ? undefined : storedUsername()
