import { resolveFile } from '../../../editor/rules/resolveFile';
import type { Program } from '../../../editor/rules/messages';

/** Runs a file of a program as a CommonJS module. */
export type ModuleCode = (
  require: (request: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** Where a program's imports lead. */
export interface ProgramSurroundings {
  /** The code of the program's scripts, by path. */
  scripts: Readonly<Record<string, ModuleCode>>;
  /** A module of the bundled packages, by its number. */
  packaged: (id: string) => unknown;
  /** An icon by its name, or nothing. */
  icon: (name: string) => unknown;
  /** Makes a stylesheet count. */
  addStyle: (css: string) => void;
}

const iconPackage = /^@mui\/icons-material(?:\/(\w+))?$/;

/** Components can be had one by one, and are, so that nobody waits for all. */
const namespace = (get: (name: string) => unknown): unknown =>
  new Proxy(
    { __esModule: true },
    {
      get: (own, name) =>
        typeof name === 'symbol' || name in own ? Reflect.get(own, name) : get(name),
      has: (own, name) => name in own || (typeof name === 'string' && get(name) !== undefined),
    },
  );

/** Whether a module has what is imported of it. One that was written for `require` is its own default export. */
function has(module: unknown, name: string): boolean {
  const all = Object(module) as object;
  return name in all || (name === 'default' && !('__esModule' in all));
}

const asDefault = (value: unknown) => ({ __esModule: true, default: value });

/** What a whole package has under the name of one of its modules: what that is for, or all of it, as of colors. */
function mainOf(module: unknown): unknown {
  return (module as { default?: unknown } | undefined)?.default ?? module;
}

/**
 * Makes the `require` of a program, which runs each of its modules once.
 * @returns runs the module of a path, or a request from the file of another, and gives what it exports
 * @throws (what is returned) what the module throws; an Error that names the package, the file or the name that is imported and not
 * there
 */
export function programRequire(
  { files, modules }: Pick<Program, 'files' | 'modules'>,
  { scripts, packaged, icon, addStyle }: ProgramSurroundings,
): (path: string) => unknown {
  const paths = files.map(({ path }) => path);
  const known = new Map<string, { exports: unknown }>();
  /** Paths of modules that have not come to their end: not all is there yet that they export. */
  const running = new Set<string>();

  const ownModule = (path: string): unknown => {
    const before = known.get(path);
    if (before) return before.exports;
    const { kind, code, names = {} } = files.find((file) => file.path === path)!;
    const module: { exports: unknown } = { exports: {} };
    known.set(path, module);
    if (kind === 'style') addStyle(code);
    else if (kind === 'data') module.exports = asDefault(JSON.parse(code));
    else if (kind === 'picture') module.exports = asDefault(code);
    else {
      const run = scripts[path];
      if (!run) throw new Error(`${path} did not run`);
      running.add(path);
      run((request) => importedWith(path, request, names[request]), module, module.exports);
      running.delete(path);
    }
    return module.exports;
  };

  /** Whether a file may still export a name: two may import each other, and a variable may get its value later. */
  const isUnfinished = (from: string, request: string, name: string): boolean => {
    const path = request.startsWith('.') ? resolveFile(paths, from, request) : undefined;
    return (
      path !== undefined &&
      (running.has(path) ||
        files.some((file) => file.path === path && file.code.includes(`exports.${name}`)))
    );
  };

  const barrel = (name: string): unknown => {
    const whole = modules[name];
    if (whole !== undefined) return packaged(whole);
    return namespace((member) => {
      const id = modules[`${name}/${member}`];
      return id === undefined ? undefined : mainOf(packaged(id));
    });
  };

  const imported = (from: string, request: string): unknown => {
    if (/^\.\.?(?:\/|$)/.test(request)) {
      const path = resolveFile(paths, from, request);
      if (path === undefined) throw new Error(`There is no file ${request}`);
      return ownModule(path);
    }
    const icons = iconPackage.exec(request);
    if (icons?.[1]) {
      const found = icon(icons[1]);
      if (found === undefined) throw new Error(`There is no icon ${icons[1]}`);
      return asDefault(found);
    }
    if (icons) return namespace(icon);
    const id = modules[request];
    if (id !== undefined) return packaged(id);
    if (request === '@mui/material') return barrel(request);
    throw new Error(
      `${request} is not there: an import has to name a package of this site, as a text`,
    );
  };

  const importedWith = (from: string, request: string, names: readonly string[] = []): unknown => {
    const found = imported(from, request);
    const lost = names.find((name) => !has(found, name));
    if (lost === undefined || isUnfinished(from, request, lost)) return found;
    throw new Error(`'${request}' has no ${lost === 'default' ? 'default export' : lost}`);
  };

  return ownModule;
}
