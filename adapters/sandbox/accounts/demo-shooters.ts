/** Names under which the demo shoots into yeekee rounds. */
export const demoShooters = [
  "fahsai77",
  "namwan888",
  "tawan2519",
  "dao1988",
  "pimpa99",
  "mekin456",
  "sakda007",
  "nok2544",
]

/** Whether a name is a demo shooter's: a member of that name would be paid for shots of nobody. */
export const isDemoShooter = (userName: string): boolean => demoShooters.includes(userName)
