import { parseArgs } from 'node:util';
import { z } from 'zod';

export const help = `Serves the component documentation over the Model Context Protocol.

  component-docs-mcp --site <folder or address>            over standard input and output
  component-docs-mcp --site <folder or address> --http     over streamable HTTP, at http://127.0.0.1:4610/mcp

  --site <where>           a built site: its folder, or its address (https://…); or COMPONENT_DOCS_SITE
  --project <folder>       project whose installed versions count (the current folder)
  --language <en|zh>       language of answers to calls that name none (en)
  --http                   streamable HTTP instead of standard input and output
  --port <number>          (4610)
  --host <name>            (127.0.0.1: only this computer)
  --allow-origin <origin>  of a page that may call over HTTP, besides those of this computer; may be repeated
  --version, --help`;

const originPattern = /^https?:\/\/[^\s/?#@\\]+$/i;
const origin = '--allow-origin is an origin such as https://example.org';

/** A host as the address of a request names it: in small letters, an address of version 6 in its shortest form. */
function plainHost(host: string): string {
  const bare = host.replace(/^\[|\]$/g, '');
  const address = `http://${bare.includes(':') ? `[${bare}]` : bare}`;
  // What no address can name, such as one with a zone, may still be listened on.
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : bare;
}

const schema = z.object({
  site: z
    .string({ error: 'give --site with the folder or the address of a built site' })
    .min(1, 'give --site with the folder or the address of a built site'),
  project: z.string().min(1).default('.'),
  language: z.enum(['en', 'zh'], { error: '--language is en or zh' }).default('en'),
  http: z.boolean().default(false),
  port: z
    .string()
    .regex(/^\d+$/, '--port is a number')
    .transform(Number)
    .pipe(z.number().max(65_535, '--port is at most 65535'))
    .default(4610),
  host: z
    .string()
    .regex(/^[^\s/?#@\\]+$/, '--host is a name or an address, such as 127.0.0.1')
    .transform(plainHost)
    .default('127.0.0.1'),
  'allow-origin': z
    .array(
      z
        .string()
        .refine((value) => originPattern.test(value) && URL.canParse(value), origin)
        // As a browser writes it: in small letters, without the port that is usual.
        .transform((value) => new URL(value).origin),
    )
    .default([]),
});

export type Arguments = z.infer<typeof schema>;

/**
 * Reads the arguments of the command.
 * @returns what to do: start with the arguments, or print something
 * @throws naming the arguments that are wrong
 */
export function parseArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { start: Arguments } | { print: 'help' | 'version' } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      project: { type: 'string' },
      language: { type: 'string' },
      http: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true },
      version: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return { print: 'help' };
  if (values.version) return { print: 'version' };
  const read = schema.safeParse({
    ...values,
    site: values.site ?? environment.COMPONENT_DOCS_SITE,
  });
  if (!read.success) {
    throw new Error(read.error.issues.map(({ message }) => message).join('; '));
  }
  const idle = (['port', 'host', 'allow-origin'] as const).find((name) => values[name]);
  if (!values.http && idle) throw new Error(`--${idle} does nothing without --http`);
  return { start: read.data };
}
