import { packageOf } from '../../../demos/lib/versionAliases';
import type { ExportTouch, FileTouches, ThemedTouch } from './types';

/** An export of the family's packages. */
export interface ExportRef {
  /** Module specifier. */
  from: string;
  /** Exported name; `default` for a default export. */
  name: string;
}

type Kind = 'props' | 'slots' | 'classes' | 'fields';

const emptyMembers = () => ({
  props: new Set<string>(),
  slots: new Set<string>(),
  classes: new Set<string>(),
  fields: new Set<string>(),
  nested: new Map<string, Set<string>>(),
});

/** Collects what a file touches, each thing once, in the order of its first mention. */
export function touchRecorder() {
  const exports = new Map<string, { ref: ExportRef } & ReturnType<typeof emptyMembers>>();
  const themed = new Map<string, ThemedTouch>();
  const classNames = new Set<string>();
  const modules = new Set<string>();

  const entry = (ref: ExportRef) => {
    const key = `${ref.from}\n${ref.name}`;
    const known = exports.get(key) ?? { ref, ...emptyMembers() };
    exports.set(key, known);
    return known;
  };

  return {
    /** The export itself, and members of it. */
    touch(ref: ExportRef, kind: Kind = 'props', members: readonly string[] = []): void {
      const known = entry(ref)[kind];
      members.forEach((member) => known.add(member));
    },
    /** Keys of literals that are given to a prop, or to a slot's props. */
    nest(ref: ExportRef, prop: string, keys: readonly string[]): void {
      if (keys.length === 0) return;
      const { nested } = entry(ref);
      nested.set(prop, new Set([...(nested.get(prop) ?? []), ...keys]));
    },
    theme(name: string, props: readonly string[], classes: readonly string[]): void {
      const known = themed.get(name) ?? { name, props: [], classes: [] };
      themed.set(name, {
        name,
        props: [...new Set([...known.props, ...props])],
        classes: [...new Set([...known.classes, ...classes])],
      });
    },
    classNames(names: readonly string[]): void {
      names.forEach((name) => classNames.add(name));
    },
    module(specifier: string): void {
      modules.add(specifier);
    },
    result(): FileTouches {
      return {
        exports: [...exports.values()].map(
          ({ ref, props, slots, classes, fields, nested }): ExportTouch => ({
            from: ref.from,
            package: packageOf(ref.from),
            name: ref.name,
            props: [...props],
            slots: [...slots],
            classes: [...classes],
            fields: [...fields],
            nested: Object.fromEntries([...nested].map(([prop, keys]) => [prop, [...keys]])),
          }),
        ),
        themed: [...themed.values()],
        classNames: [...classNames],
        modules: [...modules],
      };
    },
  };
}

export type TouchRecorder = ReturnType<typeof touchRecorder>;
