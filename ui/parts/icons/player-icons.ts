export const lottoIcon =
  "M4.4 6.5h2.2a1.6 1.6 0 0 1 1.6 1.6v7.8a1.6 1.6 0 0 1-1.6 1.6h-2.2a1.6 1.6 0 0 1-1.6-1.6v-7.8a1.6 1.6 0 0 1 1.6-1.6zM10.9 6.5h2.2a1.6 1.6 0 0 1 1.6 1.6v7.8a1.6 1.6 0 0 1-1.6 1.6h-2.2a1.6 1.6 0 0 1-1.6-1.6v-7.8a1.6 1.6 0 0 1 1.6-1.6zM17.4 6.5h2.2a1.6 1.6 0 0 1 1.6 1.6v7.8a1.6 1.6 0 0 1-1.6 1.6h-2.2a1.6 1.6 0 0 1-1.6-1.6v-7.8a1.6 1.6 0 0 1 1.6-1.6zM5.5 11v2M12 11v2M18.5 11v2"
export const poyIcon = "M5.8 3.6h12.4v16.8l-2.1-1.5-2 1.5-2.1-1.5-2.1 1.5-2-1.5-2.1 1.5zM9 8.4h6M9 12.2h6"
export const gamesIcon =
  "M8.2 4.2h7.6a4 4 0 0 1 4 4v7.6a4 4 0 0 1-4 4h-7.6a4 4 0 0 1-4-4v-7.6a4 4 0 0 1 4-4zM7.8 8.7a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0zM14.4 15.3a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0zM11.1 12a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0z"
export const depositIcon = "M12 4.4v11M7.6 11.4l4.4 4.4 4.4-4.4M5 19.6h14"
export const withdrawIcon = "M12 15.6v-11M7.6 8.6 12 4.2l4.4 4.4M5 19.6h14"
export const phoneIcon =
  "M9.4 3.2h5.2a2.4 2.4 0 0 1 2.4 2.4v12.8a2.4 2.4 0 0 1-2.4 2.4h-5.2a2.4 2.4 0 0 1-2.4-2.4v-12.8a2.4 2.4 0 0 1 2.4-2.4zM11 17.6h2"
export const chevronDownIcon = "M6 9.6l6 6 6-6"
export const chevronRightIcon = "M9.6 6l6 6-6 6"
export const chevronLeftIcon = "M14.6 5.4 8 12l6.6 6.6"
export const plusIcon = "M12 5.4v13.2M5.4 12h13.2"
export const undoIcon = "M8.6 5 4.4 9.2l4.2 4.2M4.8 9.2h9a5.2 5.2 0 0 1 0 10.4H9"
export const calendarIcon =
  "M6.4 5.6h11.2a2.4 2.4 0 0 1 2.4 2.4v9.6a2.4 2.4 0 0 1-2.4 2.4h-11.2a2.4 2.4 0 0 1-2.4-2.4v-9.6a2.4 2.4 0 0 1 2.4-2.4zM4 10h16M8.4 3.6v3.6M15.6 3.6v3.6"
export const heartIcon = "M12 20.4S3.6 15.4 3.6 9.3A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.4 2.3c0 6.1-8.4 11.1-8.4 11.1z"
export const starIcon = "M12 3.4c.7 5 3.6 7.9 8.6 8.6-5 .7-7.9 3.6-8.6 8.6-.7-5-3.6-7.9-8.6-8.6 5-.7 7.9-3.6 8.6-8.6z"
export const binIcon = "M5 7.2h14M9.6 7V4.8h4.8V7M6.8 7.4l.8 12h8.8l.8-12"
export const downloadIcon = "M12 4.2v10.6M8 11l4 4 4-4M4.8 19.8h14.4"
export const statementIcon = "M5 8.6h13.4l-3-3M19 15.4H5.6l3 3"
export const refreshIcon = "M19.4 11A7.6 7.6 0 1 0 18 16.4M19.8 5.6V11h-5.4"
export const editIcon = "M5 19.2l.8-3.6L15.6 5.8l2.8 2.8-9.8 9.8zM13.6 7.8l2.8 2.8"
export const bookIcon =
  "M12 6.8C10 5.4 7.4 5 4.6 5.2v12.6c2.8-.2 5.4.2 7.4 1.6 2-1.4 4.6-1.8 7.4-1.6V5.2C16.6 5 14 5.4 12 6.8zM12 6.8v12.4"
export const medalIcon = "M6.8 14.4a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0zM9.4 9.6 7 4h10l-2.4 5.6"
export const bellIcon = "M6.4 16.4V11a5.6 5.6 0 0 1 11.2 0v5.4l1.2 1.4H5.2zM10.6 20.2h2.8"
export const logoutIcon =
  "M13.4 4.6H6.8A1.8 1.8 0 0 0 5 6.4v11.2a1.8 1.8 0 0 0 1.8 1.8h6.6M10.4 12h9.4M16.4 8.4l3.6 3.6-3.6 3.6"
export const trophyIcon =
  "M7.6 4.4h8.8v5.4a4.4 4.4 0 0 1-8.8 0zM7.6 6H4.8c0 3 1.2 4.6 3 4.8M16.4 6h2.8c0 3-1.2 4.6-3 4.8M12 14.2v3M8.8 19.6h6.4c0-1.4-1-2.4-3.2-2.4s-3.2 1-3.2 2.4z"
export const eyeIcon =
  "M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12zM9.3 12a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z"
export const eyeClosedIcon =
  "M9 6.3A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a17 17 0 0 1-3 3.7M6 7.6A16 16 0 0 0 2.8 12S6 18.2 12 18.2a9 9 0 0 0 4.3-1.1M4.2 4.2l15.6 15.6M10.1 10.1a2.7 2.7 0 0 0 3.8 3.8"
