import { partNames, type PartName } from './results';

/** What a run is asked for. */
export interface Options {
  /** Without `build` where a build is measured as it is. */
  parts: PartName[];
  /** Folder of a build that is measured as it is; undefined builds. */
  build?: string;
  /** Whether stock Docusaurus is measured too. */
  stock: boolean;
  /** Sizes of the generated sites. */
  growth: number[];
  /** Prints JSON on stdout, and what is done on stderr. */
  json: boolean;
  /** Writes the table to `tests/bench/results.md`. */
  write: boolean;
  /** Leaves the copies where they are. */
  keep: boolean;
}

const known = [
  '--only',
  '--skip-build',
  '--build',
  '--no-stock',
  '--growth',
  '--json',
  '--write',
  '--keep',
  '--help',
];

function partsOf(value: string): PartName[] {
  const wanted = value.split(',').filter(Boolean);
  const wrong = wanted.filter((name) => !partNames.some((part) => part === name));
  if (wanted.length === 0 || wrong.length > 0) {
    throw new Error(
      `--only ${value}: ${wrong.join(', ') || 'nothing'} is no part. Parts are ${partNames.join(', ')}; several are written --only bytes,demos`,
    );
  }
  return partNames.filter((part) => wanted.includes(part));
}

function sizesOf(value: string): number[] {
  const sizes = value.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size >= 10 && size <= 20_000)) {
    throw new Error(
      `--growth ${value}: sizes are whole numbers of pages from 10 to 20000, with commas: --growth 20,200`,
    );
  }
  return [...new Set(sizes)].toSorted((a, b) => a - b);
}

/**
 * Reads the words behind `npm run bench --`.
 * @param args - without `--help`
 * @throws naming what is wrong and what is allowed
 */
export function parseOptions(args: readonly string[]): Options {
  const options: Options = {
    parts: [...partNames],
    stock: true,
    growth: [20, 200, 2000],
    json: false,
    write: false,
    keep: false,
  };
  const rest = [...args];
  const valueOf = (option: string, example: string): string => {
    const value = rest.shift();
    if (value === undefined || value.startsWith('--') || value === '') {
      throw new Error(`${option} needs a value: ${option} ${example}`);
    }
    return value;
  };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    switch (word) {
      case '--only':
        options.parts = partsOf(valueOf(word, 'bytes,lighthouse'));
        break;
      case '--growth':
        options.growth = sizesOf(valueOf(word, '20,200'));
        break;
      case '--build':
        options.build = valueOf(word, 'build');
        break;
      case '--skip-build':
        options.build ??= 'build';
        break;
      case '--no-stock':
        options.stock = false;
        break;
      case '--json':
        options.json = true;
        break;
      case '--write':
        options.write = true;
        break;
      case '--keep':
        options.keep = true;
        break;
      default:
        throw new Error(`"${word}" is unknown. Known are ${known.join(', ')}`);
    }
  }
  if (options.build !== undefined) {
    options.parts = options.parts.filter((part) => part !== 'build');
    if (options.parts.length === 0) {
      throw new Error(
        'With --skip-build or --build nothing is built, and --only build asks for figures of a build. Leave out one of them',
      );
    }
  }
  return options;
}
