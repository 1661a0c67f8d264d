import { basename } from "node:path"

/** Words that were replaced: no identifier and no file's name holds one, written with hyphens. */
export const goneWords: Readonly<Record<string, string>> = {
  errand: "operation",
  "is-meant": "isCommand",
  "meant-by": "commandOf",
  "meant-order": "OrderCommand",
  "look-up-wait": "retryDelay",
  "suspense-left": "undecidedFor",
  "under-way": "in flight, or pending",
  "place-once": "placeOrder",
  "abort-once": "cancelOrder",
  "open-once": "openDeposit",
  "add-once": "addBank",
  "move-once": "moveEarnings",
  "withdraw-once": "withdrawMoney",
  "claim-once": "claimReward",
  aborting: "cancelling",
  abortable: "cancellable",
  cashier: "deposits",
  purse: "balance",
  household: "clientNetwork",
  "back-office": "internals",
  untold: "statusUnavailable",
  unheard: "neverReceived",
  untraceable: "unverifiable",
  follow: "subscribe",
  follower: "subscriber",
  followers: "subscribers",
  unfollow: "unsubscribe",
  tell: "emit, or notify",
  tells: "emit, or notify",
  telling: "emitting, or notifying",
  hear: "on, or a listener",
  hears: "on, or a listener",
  heard: "received",
  hearing: "listening",
  "bet-table": "betPage",
  "set-table": "ticket4dPage",
  "terms-in-use": "apply-terms",
  "draft-in-use": "sync-draft",
  "a-while": "delayMs",
  "a-moment": "delayMs",
  "look-every": "pollInterval",
  "make-sets-page": "makeTicket4dPage",
  "set-drafts": "Ticket4dDrafts",
  "frame-border": "guardIframe",
  "game-frame": "gameWindow",
  "is-in-frame": "isPrerendered",
  "render-frames": "prerender",
  "early-part": "slot",
  "early-forms": "slotForms",
  "early-word": "placeholder",
  "early-words": "slotNames",
  "early-calls": "prefetchedCalls",
  "early-answers": "prefetchedAnswers",
  "ask-early": "prefetch",
  "fill-parts": "fillSlots",
  kept: "stored, or saved",
  keeping: "saving",
  patience: "timeout",
  "not-remembered": "notStored",
  "remembered-session": "storedSession",
  "remembered-token": "storedToken",
  "remembered-visitor": "storedVisitor",
  "remembered-preferences": "storedPreferences",
  "remembered-news": "storedNews",
  "remembered-games": "storedGames",
  "remembered-awaited-game": "storedAwaitedGame",
  "remembered-consent": "storedConsent",
  "remembered-calls": "supportedCalls",
  "unfinished-registration": "storedRegistration",
  "page-memory": "pageStorage",
  "line-memory": "lineLoginStorage",
  "pin-reset-memory": "pinResetStorage",
  "passkey-memory": "passkeyStorage",
  "draft-memory": "draftStorage",
  "make-steps": "makeRenderQueue",
  "around-page": "pageChrome, or pageServices",
  "around-lotteries": "lazyPieces",
  "line-arrival": "lineCallback",
  "http-later": "lazyCalls",
  "later-questions": "sessionCalls",
  "unless-by-hand": "withFastParse",
  "plain-satang": "fastParseSatang",
  "plain-round": "fastParseRound",
  "plain-rounds": "fastParseRounds",
  "plain-poys": "fastParsePoys",
  "plain-deposit": "fastParsedDeposit",
  "plain-statement": "fastParsedStatement",
  "plain-listings": "fastParseListings",
  "plain-highlights": "fastParseHighlights",
  "known-calls": "supportedCalls",
  "every-of": "allOrNone",
  bid: "pricedOrder",
  exposing: "raiseExposures",
  "accept-all": "acceptOrders",
  told: "received, sent, or details",
  "legs-of": "entryPair",
  "room-beside": "twoColumns",
  "night-page": "statusPage",
  "night-figure": "statusFigure",
  "night-figures": "statusFigures",
  "what-became": "saveResult",
  "beside-profile": "profilePanel",
  "beside-check": "checkColumns",
  "beside-page": "pageNotices",
  "beside-pages": "pageNoticeParts",
  "opening-open": "depositPending",
  "report-beside": "reportRival",
  "weigh-floor": "weighBaseline",
  "is-unreachable": "hasFailed",
  "was-unreachable": "hadFailed",
  "balance-unreachable": "balanceFailed",
  "more-unreachable": "moreFailed",
  "ends-when-known": "endsWhenLoaded",
  "last-known": "lastData",
  "known-statement": "LoadedStatement",
  "reading-words": "interpretationWords",
  undressed: "stripDecoration",
  dressless: "stripped",
  "aside-of": "nonBetReasonOf",
  "aside-reason": "NonBetReason",
  "without-asides": "withoutNonBets",
  doubts: "questions",
  doubted: "invalidated, or ambiguous",
  doubtful: "ambiguity",
  "paste-doubt": "PasteQuestion",
  "plain-error": "errorFallback",
  "plain-lines": "unambiguousLines",
  "unsaved-guard": "leaveGuard",
  "seat-place": "launchMode",
  "known-sites": "cachedSites, or ownSites",
  "known-site-detail": "HostSiteDetail",
  "known-origin": "ownOrigin",
  "is-known-place": "isUsualPlace",
  "known-places": "usualPlaces",
  "known-cash": "cashState",
  "known-bet-group": "requireBetGroup",
  "placing-wish": "PlacingCommand",
  "deposit-wish": "DepositOpening",
  "game-wish": "GameFilter",
  "any-dress": "anyDecoration",
  "aside-line": "nonBetLine",
  dressed: "decorated",
  parted: "partition",
  partings: "partitionsOf",
  "may-mean-otherwise": "mayBeAmbiguous",
}

/** Identifiers that were replaced, to the letter. */
export const goneIdentifiers: Readonly<Record<string, string>> = {
  Meant: "Command",
  Following: "Subscribe",
  isNo: "isRefusal",
  Poys: "OrderDesk",
  PlacedPoys: "PoyArchive",
  Till: "WalletSandbox",
}

/** Words of a game's messages, of the sandbox's processes, of the desk's answers, and of the headers of stored answers. */
const othersWords = new Set([
  "player.told",
  "news.told",
  "balanceDoubted",
  "game.balanceDoubted",
  "balancesWronglyKept",
  "x-kept-at",
  "x-kept-asked-at",
  "x-kept-date",
  "x-kept-for",
])

/** The sandbox's database has a table of this name. */
const isTable = (file: string, name: string) => file.startsWith("adapters/sandbox/") && /^kept(?:\.name)?$/.test(name)

const withHyphens = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/[^A-Za-z\d]+/g, "-")
    .toLowerCase()

const isWithin = (word: string, name: string) => `-${name}-`.includes(`-${word}-`)

/** What a page says between its tags. */
const pageText = /(?<=>)[^<>{}()=;]*(?=[<{])|(?<=\})[^<>{}()=;:]*(?=[<{])/g

const commentOrText = /\/\*[\s\S]*?\*\/|(?<![:"'\\])\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|`(?:[^`\\]|\\.)*`/g

/** Identifiers of a source, and its texts of one word, such as the names of states and events; comments hold neither. */
const namesOf = (file: string, source: string): ReadonlySet<string> => {
  const texts = source.match(commentOrText)?.filter((text) => /^["`][\w.:-]+["`]$/.test(text)) ?? []
  const interpolated = source.match(/\$\{[^}]*\}/g) ?? []
  const withoutTexts = source.replaceAll(commentOrText, " ")
  const code = file.endsWith(".tsx") ? withoutTexts.replaceAll(pageText, " ") : withoutTexts
  return new Set([
    ...[code, ...interpolated].flatMap((part) => part.match(/[A-Za-z_$][\w$]*/g) ?? []),
    ...texts.map((text) => text.slice(1, -1)),
  ])
}

/** The names of a file, its own among them, that hold a word that is gone. */
export const goneNamesIn = (file: string, source: string): ReadonlyArray<string> =>
  [basename(file), ...namesOf(file, source)]
    .filter((name) => !othersWords.has(name) && !isTable(file, name))
    .flatMap((name) => {
      const written = withHyphens(name)
      const found = Object.entries(goneWords).find(([word]) => isWithin(word, written))
      const replacement = found?.[1] ?? (Object.hasOwn(goneIdentifiers, name) ? goneIdentifiers[name] : undefined)
      return replacement === undefined ? [] : [`${file}: ${name} is a name that is gone; now it is ${replacement}`]
    })
