export const classes = ['1a', '1b', '2a', '2b', '3a'];
export const books = [38, 52, 47, 61, 29];
export const comics = [64, 41, 33, 27, 45];
export const poems = [12, 19, 8, 14, 22];
