export const minusIcon = "M5.4 12h13.2"
export const searchIcon = "M4.6 10.8a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0zM15.4 15.4l4.6 4.6"
export const shareIcon = "M12 14.4V4M8.2 7.4 12 3.6l3.8 3.8M6.4 11H5v9.2h14V11h-1.4"
export const pasteIcon =
  "M8.6 5.6H6.2v14.2h11.6V5.6h-2.4M9.8 3.8h4.4a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1h-4.4a1 1 0 0 1-1-1v-1.6a1 1 0 0 1 1-1zM9.2 11.6h5.6M9.2 15h3.6"
