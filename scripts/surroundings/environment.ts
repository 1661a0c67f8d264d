/** Changes of an environment; what is undefined is taken away. */
export type EnvironmentChanges = Readonly<Record<string, string | undefined>>

/** Names of what a machine may have set: proxies, its language, its user's folders, and what PostgreSQL and tools read. */
const setByMachines = /^(?:(?:https?|ftp|all|no)_proxy|lang|language|lc_\w+|xdg_\w+|pg[a-z]+|node_env|debug|pwdebug)$/i

/** Half an hour off every whole zone and half a day from Bangkok: a time that is shown in the machine's zone looks wrong. */
const timeZone = "America/St_Johns"

/** Makes an environment the same on every machine; CHECKS_TIME_ZONE names another zone. */
export const sameEverywhere = (environment: EnvironmentChanges, home: string): EnvironmentChanges => ({
  ...Object.fromEntries(
    Object.keys(environment)
      .filter((name) => setByMachines.test(name))
      .map((name) => [name, undefined]),
  ),
  HOME: home,
  LC_ALL: "C.UTF-8",
  TZ: environment["CHECKS_TIME_ZONE"] ?? timeZone,
})

/** Changes the environment of this process, and so of all that it starts. */
export const changeEnvironment = (changes: EnvironmentChanges): void => {
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
}
