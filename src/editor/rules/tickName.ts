/** The function that every loop and function of a program calls: it ends what does not end by itself. */
export const tickName = '__tick';
/** The function by which a file of a program makes itself known in its frame. */
export const defineName = '__define';
