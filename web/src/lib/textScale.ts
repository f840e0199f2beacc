/** How much larger than usual text is: it follows the text size and, on a wide screen, the screen. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
