/** Variable of the environment that `tools/build/build.ts` sets to `true` when it has checked everything before the build. */
export const checkedVariable = 'CONTENT_CHECKED';
