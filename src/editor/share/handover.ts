import data from '@generated/demos/default/editor.json';
import type { VariantEdit } from '../../sandbox';
import { readFiles } from '../rules/keptEdit';
import { longestHandover, readCode, writeCode } from './codeLink';
import { editVariant } from './editVariant';

/** Puts changes into a demo from which a project is made; see {@link editVariant}. */
export function editWith(changes: Readonly<Record<string, string>>): VariantEdit {
  return (variant, code) => editVariant(variant, changes, code, data);
}

/**
 * Writes changes into the fragment of the page that hands a demo over to a service: with its `#`. They go with the address, so that
 * the service gets what is on screen, also where the browser keeps nothing.
 * @returns undefined if they are too long
 */
export function writeHandover(changes: Readonly<Record<string, string>>): string | undefined {
  return readFiles(changes) && `#${writeCode(changes)}`;
}

/** Reads what {@link writeHandover} has written; undefined if nothing is there. */
export function readHandover(hash: string): VariantEdit | undefined {
  const code = readCode(hash, longestHandover);
  return code && editWith(code.files);
}
