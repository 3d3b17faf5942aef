/** How a path ends that names a file, as `isFilePath` has it, for hosts that match by expressions. */
export const fileEnding = String.raw`\.[A-Za-z][\w-]*`;
