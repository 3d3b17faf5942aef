import type { rspack } from '@docusaurus/faster';
import { relianceError, type Broken } from './relianceError';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** A module that has to be in a bundle, or must not be in it, if a part of the layer does what it is for. */
export interface ExpectedModule extends Pick<Broken, 'part' | 'file' | 'expected'> {
  /** Which module is meant, by the absolute path of its file. */
  matches: RegExp | string;
  /** Absolute path of a loader that the module has to have gone through. */
  loader?: string;
  /** Whether the bundle must not have it. */
  isAbsent?: boolean;
}

const name = 'ExpectModules';

/**
 * Fails a build in which a rule has matched nothing. The bundler says nothing then: the rule's file was moved or is imported no more,
 * and what the rule was to replace is there as it was, in pages that may be dead.
 */
export class ExpectModules {
  constructor(
    private readonly expected: readonly ExpectedModule[],
    private readonly version: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        // A bundle that has failed already may be without any of them.
        if (compilation.errors.length > 0) return;
        const broken = missing(this.expected, modules);
        if (broken.length > 0) throw relianceError(broken, this.version);
      });
    });
  }
}

const isMeant = ({ matches }: ExpectedModule, file: string) =>
  typeof matches === 'string' ? matches === file : matches.test(file);

interface Module {
  identifier: () => string;
  nameForCondition: () => string | undefined | null;
}

function missing(expected: readonly ExpectedModule[], modules: Iterable<Module>): Broken[] {
  const seen = new Map<ExpectedModule, string>();
  for (const module of modules) {
    const file = module.nameForCondition();
    if (!file) continue;
    for (const each of expected) {
      if (seen.has(each) || !isMeant(each, file)) continue;
      if (each.loader === undefined || module.identifier().includes(each.loader)) {
        seen.set(each, file);
      }
    }
  }
  return expected.flatMap((each) => {
    const { part, file, expected: words, isAbsent = false } = each;
    const found = seen.get(each);
    if ((found !== undefined) !== isAbsent) return [];
    return [
      {
        part,
        file,
        expected: words,
        found: found ?? 'no such module, or one that the rule did not reach',
      },
    ];
  });
}
