/** Where this run keeps compiled code, for processes that are given an environment of their own. */
export const compileCache = (): Record<string, string> => {
  const folder = process.env["NODE_COMPILE_CACHE"]
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}
