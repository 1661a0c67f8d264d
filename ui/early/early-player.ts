import { askEarly } from "./ask-early.ts"
import { fillBalance } from "./fill-balance.ts"

askEarly({ "/api/users-infos": fillBalance })
