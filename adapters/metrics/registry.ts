import { collectDefaultMetrics, Registry } from "prom-client"

let ofProcess: Registry | undefined

/** Figures of the process: nothing ends their collection, and host and stand-in may run in one process. */
const processFigures = (): Registry => {
  if (ofProcess === undefined) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** Holds the figures of one server, and has those of its process collected from now on. */
export const serverRegistry = (): Registry => {
  processFigures()
  return new Registry()
}

/** The figures of a server and of its process in the text format of Prometheus. */
export const metricsText = async (own: Registry): Promise<string> =>
  `${await processFigures().metrics()}\n${await own.metrics()}`

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE
