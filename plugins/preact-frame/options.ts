import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface PreactFrameOptions {
  /** Files that stay with React, relative to the site: those that render what runs on React in its own root. */
  islands: string[];
  /** Folders of sources that are the frame, relative to the site. */
  folders?: string[];
  /** npm packages that are the frame's; all others keep React. A scope stands for all of its packages. */
  packages?: string[];
}

/** The options with every default in place. */
export type CompletePreactFrameOptions = Required<PreactFrameOptions>;

const names = Joi.array().items(Joi.string().min(1));

const schema = Joi.object<PreactFrameOptions>({
  islands: names.required(),
  folders: names.default(['src', 'plugins', '.docusaurus']),
  packages: names.default([
    '@docusaurus',
    '@mdx-js',
    'react-fast-compare',
    'react-loadable',
    'react-router',
    'react-router-config',
    'react-router-dom',
  ]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  PreactFrameOptions,
  CompletePreactFrameOptions
>): CompletePreactFrameOptions {
  return validate(schema as never, options) as CompletePreactFrameOptions;
}
