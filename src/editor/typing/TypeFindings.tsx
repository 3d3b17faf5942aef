import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import data from '@generated/demos/default/editor.json';
import types from '@generated/demos/default/types.json';
import { PlaceButton, type CodePlace } from '../PlaceButton';
import type { SourceText } from '../program/buildProgram';
import { createTypeChecker } from './typeChecker';
import type { TypeFinding } from './typeService';
import styles from '../Editor.late.module.css';

/** Milliseconds without a key after which what was typed is checked. */
const pause = 600;

export interface TypeFindingsProps {
  sources: readonly SourceText[];
  /** Goes to a line of a file. */
  onGo: (place: CodePlace) => void;
}

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'checked'; found: TypeFinding[] };

function stateText(state: State): string {
  if (state.kind === 'loading') {
    return translate({
      id: 'typing.loading',
      message: 'Fetching the compiler and the types…',
      description: 'In the editor of a demo, after its types were asked to be checked',
    });
  }
  if (state.kind === 'failed') {
    return translate({
      id: 'typing.failed',
      message: 'The types could not be checked. Check the connection, and type on to try again.',
      description: 'In the editor of a demo, when the compiler did not arrive',
    });
  }
  return state.found.length === 0
    ? translate({
        id: 'typing.none',
        message: 'The types are right.',
        description: 'In the editor of a demo, when the compiler has found nothing',
      })
    : translate(
        {
          id: 'typing.count',
          message: 'The compiler found {count}:',
          description: 'In the editor of a demo; count is the number of errors, a list follows',
        },
        { count: String(state.found.length) },
      );
}

/** What the compiler says of edited code. It is fetched, with the types of the packages, when this is shown. */
export function TypeFindings({ sources, onGo }: TypeFindingsProps) {
  const [checker] = useState(() =>
    createTypeChecker(new URL(data.base, window.location.href).href, types),
  );
  const [state, setState] = useState<State>({ kind: 'loading' });
  const hasAsked = useRef(false);
  useEffect(() => checker.stop, [checker]);

  useEffect(() => {
    let isLatest = true;
    const say = (next: State) => {
      if (isLatest) setState(next);
    };
    const check = () => {
      hasAsked.current = true;
      checker.check(sources).then(
        (found) => say({ kind: 'checked', found }),
        () => say({ kind: 'failed' }),
      );
    };
    const timer = setTimeout(check, hasAsked.current ? pause : 0);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [checker, sources]);

  const found = state.kind === 'checked' ? state.found : [];
  return (
    <div className={styles.panel} data-types={state.kind}>
      <p role="status">{stateText(state)}</p>
      <ul className={styles.findings}>
        {found.map(({ name, line, column, code, message }) => (
          <li key={`${name} ${line} ${column} ${code} ${message}`}>
            <PlaceButton place={{ name, line }} onGo={onGo} />{' '}
            <code lang="en" dir="ltr">
              TS{code}: {message}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}
