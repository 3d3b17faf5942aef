import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ApiComponent, ApiMember, ApiModel } from '../../api/rules/types';
import { CopyButton, useCopy } from '../../code';
import { browserStore } from '../../preferences';
import { problemDetail, problemText } from '../problemText';
import { readLook } from '../readLook';
import { Refused } from '../Refused';
import { benchOf, unseenAtRest, type Bench } from '../rules/benches';
import { propControl, type PropControl, type PropValue } from '../rules/propControl';
import { fitsLink, readProps, writeProps } from '../rules/propsLink';
import { writeExample, writeJsx } from '../rules/writeExample';
import { writeCode } from '../share/codeLink';
import type { HeadingLevel } from './headingLevelAt';
import { PropField } from './PropField';
import { useProgram } from '../useProgram';
import editorStyles from '../Editor.late.module.css';
import styles from './PropsBench.late.module.css';

type Values = Readonly<Record<string, PropValue>>;

/** The type of a prop as text: of an alias what it stands for. */
function typeText({ type: { parts, expanded } }: ApiMember): string {
  return (expanded ?? parts).map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

/** The props of a component, its own first; those of others are many, and are taken only by name. */
function membersOf(bench: Bench, { props, inherited }: ApiComponent): ApiMember[] {
  return bench.only ? [...props, ...inherited.flatMap(({ members }) => members)] : props;
}

/** What a reader can play with, in the order of the reference. */
function controlsOf(bench: Bench, members: readonly ApiMember[]): PropControl[] {
  const known = members.filter(
    ({ name, deprecated }) =>
      deprecated === undefined &&
      !unseenAtRest.includes(name) &&
      !bench.without?.includes(name) &&
      (bench.only?.includes(name) ?? true),
  );
  return known.flatMap((member): PropControl[] => {
    const { name, default: given } = member;
    if (name === 'children') return bench.text === undefined ? [] : [{ name, kind: 'text' }];
    const control = propControl(
      { name, type: typeText(member), ...(given && { default: given }) },
      bench.limits?.[name],
    );
    return control ? [control] : [];
  });
}

/** Copies the address that shows the component with the chosen props. */
function CopyLink({ getAddress }: { getAddress: () => string }) {
  const { state: outcome, copy } = useCopy();
  const [isTooLong, setTooLong] = useState(false);
  const state = isTooLong ? 'failed' : outcome;
  const press = () => {
    const address = getAddress();
    const fits = fitsLink(new URL(address).hash);
    setTooLong(!fits);
    if (fits) copy(address, 'click');
  };
  const texts = {
    idle: translate({
      id: 'props.copyLink',
      message: 'Copy link',
      description: 'Button that copies an address with the props that were tried in it',
    }),
    copied: translate({
      id: 'props.linkCopied',
      message: 'Link copied',
      description: 'Label of the button that copies a link to tried props, after it worked',
    }),
    failed: translate({
      id: 'props.linkNotCopied',
      message: 'Link not copied',
      description: 'Label of the button that copies a link to tried props, if the browser refused',
    }),
  };
  return (
    <>
      <button type="button" className={editorStyles.tool} onClick={press}>
        {texts[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : texts[state]}
      </span>
    </>
  );
}

interface PlacedBench {
  /** Fragment of the address that may say with which props it begins; see `propsLink`. */
  hash?: string;
  /** Of its heading; 3 where it is left out. */
  level?: HeadingLevel;
  /** Closes it; absent where it stays. */
  onClose?: () => void;
}

export interface PropsBenchProps extends PlacedBench {
  /** What the API reference knows of the component. */
  model: ApiModel;
}

interface BenchProps extends PlacedBench {
  bench: Bench;
  /** Props among which the bench chooses. */
  members: readonly ApiMember[];
  /** Address of its page of the API reference, below the base of the language. */
  pathname: string;
}

function OpenBench({ bench, members, pathname, hash, level = 3, onClose }: BenchProps) {
  const Heading = `h${level}` as const;
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const playground = useBaseUrl('/playground/');
  const { defaultLocale } = useDocusaurusContext().i18n;
  const start: Values = useMemo(
    () => ({ ...(bench.text !== undefined && { children: bench.text }), ...bench.start }),
    [bench],
  );
  const controls = useMemo(() => controlsOf(bench, members), [bench, members]);
  const [values, setValues] = useState(() => {
    const chosen = readProps(hash ?? '', controls);
    if (!chosen) return start;
    const isControlled = (name: string) => controls.some((control) => control.name === name);
    const others = Object.entries(start).filter(([name]) => !isControlled(name));
    return { ...Object.fromEntries(others), ...chosen };
  });
  /** Counts up when the fields begin anew. */
  const [resets, setResets] = useState(0);
  const page = useBaseUrl(pathname);
  const look = () => readLook(place.current ?? document.body, defaultLocale);
  const title = translate(
    {
      id: 'props.result',
      message: '{name} with the chosen props',
      description: 'Accessible name of the frame that shows a component whose props are tried',
    },
    { name: bench.name },
  );
  const { run, follow, problem, refused, height, shown, canRun } = useProgram({
    place,
    title,
    style: 'system',
    bare: false,
    readLook: look,
  });
  const example = writeExample(bench, values);
  const jsx = writeJsx(bench, values);

  useEffect(() => run([{ name: 'Example.tsx', text: example }], true), [run, example]);
  const followPage = useEffectEvent(() => follow(look()));
  useEffect(() => browserStore().subscribe(() => followPage()), []);
  useEffect(() => heading.current?.focus(), []);

  const change = (name: string, value: PropValue | undefined) =>
    setValues((before) => {
      const { [name]: _left, ...others } = before;
      return value === undefined ? others : { ...others, [name]: value };
    });

  return (
    <section className={styles.bench} aria-label={title} data-editor="" data-shown={shown}>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {translate(
          {
            id: 'props.title',
            message: 'Try the props of {name}',
            description: 'Heading of the part of a page in which props are tried',
          },
          { name: bench.name },
        )}
      </Heading>
      <div
        ref={place}
        className={editorStyles.result}
        style={{ blockSize: Math.max(height, 120) }}
      />
      <div className={styles.controls}>
        {controls.map((control) => (
          <PropField
            key={`${control.name} ${resets}`}
            control={control}
            value={values[control.name]}
            onChange={(value) => change(control.name, value)}
          />
        ))}
      </div>
      <pre className={styles.code} dir="ltr" lang="en">
        <code>{jsx}</code>
      </pre>
      <div className={editorStyles.bar}>
        <CopyButton subject="JSX" getText={() => jsx} />
        <CopyLink
          getAddress={() => new URL(page, window.location.href).href + writeProps(values)}
        />
        <button
          type="button"
          className={editorStyles.tool}
          onClick={() => {
            setValues(start);
            setResets((count) => count + 1);
          }}
        >
          {translate({
            id: 'props.reset',
            message: 'Reset props',
            description: 'Button that brings back the props with which trying them began',
          })}
        </button>
        <a
          className={editorStyles.tool}
          href={`${playground}#${writeCode({ 'Components.tsx': example })}Components.tsx`}
        >
          {translate({
            id: 'props.playground',
            message: 'Continue in the playground',
            description: 'Link that opens the tried component with its code in the playground',
          })}
        </a>
        {onClose ? (
          <button type="button" className={editorStyles.tool} onClick={onClose}>
            {translate({
              id: 'props.close',
              message: 'Close props',
              description: 'Button that closes the part of a demo in which props are tried',
            })}
          </button>
        ) : null}
      </div>
      <div role="alert">
        {problem || !canRun ? (
          <p className={editorStyles.problem}>
            {problem
              ? `${problemText(problem)} ${problemDetail(problem)}`
              : translate({
                  id: 'editor.needsBuild',
                  message:
                    'Edited code runs on a built site only: this server bundles no packages.',
                  description: 'Shown in the editor of a demo on a development server',
                })}
          </p>
        ) : null}
      </div>
      <div role="status">
        <Refused what={refused} />
      </div>
    </section>
  );
}

/** A component beside controls for its props, which come from its types, and the JSX that they write. Fetched when it is asked for. */
export function PropsBench({ model, ...placed }: PropsBenchProps) {
  const bench = benchOf(model.pathname);
  const members = useMemo(
    () => (bench && model.kind === 'component' ? membersOf(bench, model) : undefined),
    [bench, model],
  );
  return bench && members ? (
    <OpenBench bench={bench} members={members} pathname={model.pathname} {...placed} />
  ) : null;
}
