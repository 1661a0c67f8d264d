import { registerServiceWorker } from "@fakham/adapters/browser/service-worker"

/** Only a built site has a worker. Without one every page is fetched as before. */
export const startServiceWorker = (): void => {
  if (import.meta.env.PROD) registerServiceWorker().catch(() => {})
}
