import type { CodeStyle } from '../../demos/rules/types';
import type {
  PackageVersions,
  SandboxDependencies,
  SandboxFile,
  SandboxProblem,
  SandboxSource,
  SandboxVariant,
} from './types';

type Fields = Readonly<Record<string, unknown>>;

const stylings: readonly CodeStyle[] = ['system', 'css', 'tailwind'];

function fail(place: string, wanted: string): never {
  throw new Error(`The files of a demo cannot be used: ${place} is not ${wanted}`);
}

function readFields(value: unknown, place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(place, 'an object');
  }
  return value as Fields;
}

function readText(value: unknown, place: string): string {
  return typeof value === 'string' ? value : fail(place, 'a text');
}

function readTexts(value: unknown, place: string): string[] {
  if (!Array.isArray(value)) return fail(place, 'a list of texts');
  return value.map((text, index) => readText(text, `${place}[${index}]`));
}

function readPath(value: unknown, place: string): string {
  const path = readText(value, place);
  const parts = path.split('/');
  const isBelow = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isBelow && !/[\\:]/.test(path) ? path : fail(place, "a path below the demo's folder");
}

function readFile(value: unknown, place: string): SandboxFile {
  const { path, code, js } = readFields(value, place);
  return {
    path: readPath(path, `${place}.path`),
    code: readText(code, `${place}.code`),
    ...(js !== undefined && { js: readText(js, `${place}.js`) }),
  };
}

function readVersions(value: unknown, place: string): PackageVersions {
  const entries = Object.entries(readFields(value, place));
  return Object.fromEntries(
    entries.map(([name, version]) => [name, readText(version, `${place}["${name}"]`)]),
  );
}

function readDependencies(value: unknown, place: string): SandboxDependencies {
  const { dependencies, devDependencies } = readFields(value, place);
  return {
    dependencies: readVersions(dependencies, `${place}.dependencies`),
    devDependencies: readVersions(devDependencies, `${place}.devDependencies`),
  };
}

function readVariant(value: unknown, place: string): SandboxVariant | SandboxProblem {
  const { problem, files, iconFonts, ts, js } = readFields(value, place);
  if (problem !== undefined) return { problem: readText(problem, `${place}.problem`) };
  if (!Array.isArray(files) || files.length === 0) fail(`${place}.files`, 'a list of files');
  return {
    files: files.map((file, index) => readFile(file, `${place}.files[${index}]`)),
    iconFonts: readTexts(iconFonts, `${place}.iconFonts`),
    ts: readDependencies(ts, `${place}.ts`),
    js: readDependencies(js, `${place}.js`),
  };
}

/**
 * Checks what was fetched before anything is made of it. Fields that nobody knows are left out.
 * @param value - parsed JSON
 * @throws naming the first place that is wrong, and what should be there
 */
export function parseSandboxSource(value: unknown): SandboxSource {
  const fields = readFields(value, 'source');
  return {
    system: readVariant(fields.system, 'source.system'),
    ...Object.fromEntries(
      stylings
        .filter((style) => style !== 'system' && fields[style] !== undefined)
        .map((style) => [style, readVariant(fields[style], `source.${style}`)]),
    ),
  };
}
