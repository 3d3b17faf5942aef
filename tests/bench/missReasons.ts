/** Why a target is missed, where that is known, by the id of the target. */
export const missReasons: Readonly<Record<string, string>> = {};
