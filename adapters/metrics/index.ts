export { isMetricsKey, type MetricsAccess, mayReadMetrics, metricsAccess } from "./access.ts"
export { metricsText, metricsType, serverRegistry } from "./registry.ts"
