import type { LateStylesheet } from '../src/docsConfig/rules/lateStylesheets';
import { env } from './env';

const sheet = (href: string, paths: string[]): LateStylesheet[] => (href ? [{ href, paths }] : []);

/** Stylesheets of font hosts, where the environment names them; without, no page asks another host. */
export const lateStylesheets: LateStylesheet[] = [
  ...sheet(env.iconFontUrl, ['/components/icons/', '/playground/']),
  ...sheet(env.exampleFontUrl, ['/customization/typography/']),
];
