/** Whether one version is another or newer; see nodeProblem.mjs. */
export function isAtLeast(version: string, least: string): boolean;

/** Says if this Node is older than the project can use; see nodeProblem.mjs. */
export function nodeProblem(root: string, version?: string): string | undefined;
