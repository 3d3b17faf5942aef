import path from 'node:path';
import { importOptions, importRules } from '../../config/importRules';

/** An import that a rule forbids. */
export interface ImportProblem {
  rule: string;
  from: string;
  to: string;
  comment: string;
}

/**
 * Reads the imports below some folders and holds them against the rules.
 * @param root - folder that stands for the project: the rules' paths are relative to it
 * @param folders - what to look at, relative to root
 */
export async function importProblems(
  root: string,
  folders: string[],
): Promise<{ problems: ImportProblem[]; modules: number }> {
  const { cruise } = await import('dependency-cruiser');
  const { default: extractConfig } =
    await import('dependency-cruiser/config-utl/extract-ts-config');
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: importRules },
      validate: true,
      ...importOptions,
    },
    { fileName: undefined } as never,
    { tsConfig: extractConfig(path.join(__dirname, '../../tsconfig.json')) } as never,
  );
  if (typeof output === 'string') throw new Error(output);
  const comments = new Map(importRules.map(({ name, comment }) => [name ?? '', comment ?? '']));
  return {
    modules: output.summary.totalCruised,
    problems: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: comments.get(rule.name) ?? '',
    })),
  };
}
