/** The edition of the betting rules that counts; players accept it once, and another one is shown to them anew. */
export const rulesEdition = "1"

export const areRulesAccepted = (accepted: string | undefined): boolean => accepted === rulesEdition
