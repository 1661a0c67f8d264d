/** How long a test waits for what a machine does at once: enough on a busy machine, and soon over where it never comes. */
export const soon = { timeout: 5_000 }
