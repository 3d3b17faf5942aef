import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ChoiceField, FieldRow, dataMessageClass, dataViewClass, focusView } from '../pageData';
import { fetchHistory, fetchHistoryIndex } from '../history';
import type { ServedHistory, ServedProduct } from '../history/rules/servedHistory';
import { kindNames } from './kindNames';
import { PageChanges } from './PageChanges';
import { changeKinds, compareApi, countChanges, type ChangeKind } from './rules/compareApi';
import { narrowKinds } from './rules/narrowKinds';
import { readChosen, writeChosen, type Chosen } from './rules/compareAddress';
import { sayNoChange } from './sayNoChange';
import { Take } from './Take';
import styles from './Compare.late.module.css';

/** What is fetched, or that it did not arrive. */
type Data<Value> = { value?: Value; hasFailed?: true; key?: string };

function Problem({ onRetry }: { onRetry: (event: MouseEvent<HTMLElement>) => void }) {
  return (
    <div role="alert" className={dataMessageClass}>
      <p>
        {translate({
          id: 'compare.failed',
          message: 'The history could not be loaded.',
          description: 'Shown when the data of a comparison did not arrive',
        })}
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {translate({
          id: 'compare.retry',
          message: 'Try again',
          description: 'Button below data of a comparison that did not arrive',
        })}
      </button>
    </div>
  );
}

interface ChoicesProps {
  products: readonly ServedProduct[];
  chosen: Chosen;
  history: ServedHistory | undefined;
  onChoose: (chosen: Chosen) => void;
}

/** What is compared: product, versions, and one page or all. */
function Choices({ products, chosen, history, onChoose }: ChoicesProps) {
  const product = products.find((one) => one.product === chosen.product)!;
  const { versions } = product;
  const places = (list: readonly string[]) =>
    // As keys of an object versions keep their order, since they are no numbers.
    Object.fromEntries(list.map((version) => [version, version]));
  const pages = Object.entries(history?.pages ?? {})
    .map(([pathname, { name }]) => [pathname, name] as const)
    .sort(([, a], [, b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const isUnknown = chosen.page !== '' && !pages.some(([pathname]) => pathname === chosen.page);
  return (
    <FieldRow>
      <ChoiceField
        label={translate({
          id: 'compare.product',
          message: 'Product',
          description: 'Label of the list of products on the page that compares versions',
        })}
        value={chosen.product}
        options={Object.fromEntries(products.map((one) => [one.product, one.name]))}
        onChoose={(next) => {
          const { versions: others } = products.find((one) => one.product === next)!;
          const [from, to] = others.slice(-2) as [string, string];
          onChoose({ product: next, from, to, page: '', kinds: [] });
        }}
      />
      <ChoiceField
        label={translate({
          id: 'compare.from',
          message: 'From',
          description: 'Label of the list of versions: the earlier one',
        })}
        value={chosen.from}
        options={places(versions.slice(0, -1).toReversed())}
        onChoose={(from) => {
          const isBefore = versions.indexOf(from) < versions.indexOf(chosen.to);
          onChoose({ ...chosen, from, to: isBefore ? chosen.to : versions.at(-1)! });
        }}
      />
      <ChoiceField
        label={translate({
          id: 'compare.to',
          message: 'To',
          description: 'Label of the list of versions: the later one',
        })}
        value={chosen.to}
        options={places(versions.slice(versions.indexOf(chosen.from) + 1).toReversed())}
        onChoose={(to) => onChoose({ ...chosen, to })}
      />
      <ChoiceField
        label={translate({
          id: 'compare.component',
          message: 'Component',
          description: 'Label of the list of components, hooks and interfaces',
        })}
        value={chosen.page}
        options={Object.fromEntries([
          [
            '',
            translate({
              id: 'compare.all',
              message: 'All',
              description: 'In the list of components: no narrowing to one',
            }),
          ],
          // Its name comes with the history; what that does not have is nothing but an address.
          ...(isUnknown
            ? [[chosen.page, history ? chosen.page : chosen.page.split('/').at(-1)!]]
            : []),
          ...pages,
        ])}
        onChoose={(page) => onChoose({ ...chosen, page })}
      />
    </FieldRow>
  );
}

interface ResultProps {
  history: ServedHistory;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** How the versions differ, by page. */
function Result({ history, chosen, onChoose }: ResultProps) {
  const { from, to, page, kinds } = chosen;
  const comparison = useMemo(
    () => compareApi(history, from, to, page || undefined),
    [history, from, to, page],
  );
  const counts = useMemo(() => countChanges(comparison), [comparison]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // A kind that these versions do not have counts no more: it has no button with which to take it back.
  const pressed = kinds.filter((kind) => counts[kind] > 0);
  const shown = narrowKinds(comparison, pressed);
  const changes = pressed.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <>
      <p role="status" className={dataMessageClass}>
        {total === 0
          ? sayNoChange(history, page, to)
          : pressed.length > 0
            ? translate(
                {
                  id: 'compare.countShown',
                  message: 'Changes from {from} to {to}: {changes} of {all}',
                  description:
                    'Result of a comparison of two versions that is narrowed to kinds of changes',
                },
                { changes, all: total, from, to },
              )
            : translate(
                {
                  id: 'compare.count',
                  message: 'Changes from {from} to {to}: {changes}',
                  description: 'Result of a comparison of two versions',
                },
                { changes: total, from, to },
              )}
      </p>
      {total === 0 ? null : (
        <>
          <fieldset className={styles.kinds}>
            <legend>
              {translate({
                id: 'compare.only',
                message: 'Show only',
                description: 'Label of buttons that narrow a comparison to kinds of changes',
              })}
            </legend>
            {changeKinds
              .filter((kind) => counts[kind] > 0)
              .map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className={styles.kind}
                  aria-pressed={kinds.includes(kind)}
                  onClick={() => {
                    const isChosen = (one: ChangeKind) => kinds.includes(one) !== (one === kind);
                    onChoose({ ...chosen, kinds: changeKinds.filter(isChosen) });
                  }}
                >
                  {kindNames()[kind]} {counts[kind]}
                </button>
              ))}
          </fieldset>
          <Take comparison={shown} kinds={pressed} name={history.name} />
        </>
      )}
      {shown.pages.map((one) => (
        <PageChanges key={one.pathname} page={one} />
      ))}
      {shown.exports.length > 0 ? (
        <section className={styles.page}>
          <h2 className={styles.title}>
            {translate({
              id: 'compare.exports',
              message: 'Exports without their own page',
              description: 'Heading of the list of components and hooks that came or went',
            })}
          </h2>
          <ul className={styles.rows}>
            {shown.exports.map(({ name, library, status, version }) => (
              <li key={name} className={styles.change}>
                <div className={styles.head}>
                  <span className={styles.mark} data-change={status}>
                    {kindNames()[status]}
                  </span>
                  <code className={styles.name}>{name}</code>
                  <span className={styles.part}>
                    {library} · {version}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** Compares the API of a product between two of its versions. What is chosen stands in the address. */
export function Compare() {
  const baseUrl = useBaseUrl('/');
  const router = useHistory();
  const { search } = useLocation();
  const [attempts, setAttempts] = useState(0);
  const [index, setIndex] = useState<Data<readonly ServedProduct[]>>({});
  const [history, setHistory] = useState<Data<ServedHistory>>({});

  useEffect(() => {
    fetchHistoryIndex(baseUrl).then(
      ({ products }) => setIndex({ value: products }),
      () => setIndex({ hasFailed: true }),
    );
  }, [baseUrl, attempts]);

  const chosen = index.value && readChosen(search, index.value);
  const product = chosen?.product;
  useEffect(() => {
    if (product === undefined) return undefined;
    let isWanted = true;
    fetchHistory(baseUrl, product).then(
      (value) => {
        if (isWanted) setHistory({ value, key: product });
      },
      () => {
        if (isWanted) setHistory({ hasFailed: true, key: product });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [baseUrl, product, attempts]);

  const current = history.key === product ? history : {};
  // What would move down when the lists arrive before the first history does not stand there yet.
  const hasBegun = history.key !== undefined;
  const choose = (next: Chosen) => router.replace({ search: writeChosen(next, search) });
  return (
    <div className={dataViewClass} data-compare="" tabIndex={-1}>
      {index.value && chosen && hasBegun ? (
        <Choices products={index.value} chosen={chosen} history={current.value} onChoose={choose} />
      ) : null}
      {index.hasFailed || current.hasFailed ? (
        <Problem
          onRetry={(event) => {
            focusView(event);
            setIndex(index.hasFailed ? {} : index);
            setHistory({});
            setAttempts(attempts + 1);
          }}
        />
      ) : current.value && chosen ? (
        <Result history={current.value} chosen={chosen} onChoose={choose} />
      ) : (
        <p className={dataMessageClass}>
          {translate({
            id: 'compare.loading',
            message: 'Loading the history…',
            description: 'Shown until the data of a comparison arrives',
          })}
        </p>
      )}
    </div>
  );
}
