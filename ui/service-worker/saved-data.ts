/** Whether this visitor has their browser save data: then nothing is fetched that nobody has asked for. */
export const savesData = (navigator: object): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection")
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
}
