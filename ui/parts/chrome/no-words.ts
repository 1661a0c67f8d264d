/**
 * Stands where words will: as high as a line, and of no width. A space would be something that is seen, and a browser
 * that has painted a text once does not count it as painted again when its words come.
 */
export const noWords = "\u200b"
