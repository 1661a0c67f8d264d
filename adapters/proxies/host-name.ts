const shape = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/** The name in a host as it is written in an address: lowercase, without the port; nothing when it is no host. */
export const hostName = (host: string): string | undefined => shape.exec(host.toLowerCase())?.[1]
