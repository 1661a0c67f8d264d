/** The operator's clock turned out to show another time than was thought. */
export type ClockNews = { readonly type: "clock.corrected" }
