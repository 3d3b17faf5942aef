import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import { attempt } from '../../ui/rules/attempt';
import type { PackProblem } from './packError';
import type { Pack, PackEvent, PackStore } from './packStore';
import styles from './OfflinePacks.late.module.css';

/** Ids begin with it. The list stands in a tree of its own, whose generated ids would be those of the page's tree again. */
const idStart = 'offline-packs';

const percent = (pack: Pack): number =>
  pack.entry.bytes > 0 ? Math.min(99, Math.floor((100 * pack.done) / pack.entry.bytes)) : 0;

function megabytes(bytes: number, language: string): string {
  const value = bytes / 1e6;
  const maximumFractionDigits = value < 10 ? 1 : 0;
  const format = () =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits,
    }).format(value);
  return attempt(format) ?? `${value.toFixed(maximumFractionDigits)} MB`;
}

function problemText(problem: PackProblem): string {
  switch (problem) {
    case 'full':
      return translate({
        id: 'offline.full',
        message: 'There is not enough room for it on this device.',
        description: 'Told when a product cannot be saved for reading offline',
      });
    case 'unreachable':
      return translate({
        id: 'offline.unreachable',
        message: 'The network cannot be reached.',
        description: 'Told when a product cannot be saved for reading offline',
      });
    case 'refused':
      return translate({
        id: 'offline.refused',
        message: 'The browser does not allow saving files.',
        description: 'Told when a product cannot be saved for reading offline',
      });
    default:
      return translate({
        id: 'offline.broken',
        message: 'Some of its files are not available at the moment. Try again later.',
        description: 'Told when a product cannot be saved for reading offline',
      });
  }
}

function eventText({ name, what }: PackEvent): string {
  switch (what) {
    case 'saved':
      return translate(
        {
          id: 'offline.saidSaved',
          message: '{product} is saved',
          description: 'Said when a product has been saved for reading offline',
        },
        { product: name },
      );
    case 'stopped':
      return translate(
        {
          id: 'offline.saidStopped',
          message: 'Saving {product} was stopped',
          description: 'Said when the reader has stopped saving a product for reading offline',
        },
        { product: name },
      );
    case 'removed':
      return translate(
        {
          id: 'offline.saidRemoved',
          message: '{product} was removed',
          description: 'Said when a saved product has been removed from the device',
        },
        { product: name },
      );
    default:
      return `${name}: ${problemText(what)}`;
  }
}

function statusText({ status, problem }: Pack): string | undefined {
  if (problem) return problemText(problem);
  if (status === 'saved') {
    return translate({
      id: 'offline.saved',
      message: 'Saved',
      description: 'State of a product that can be read offline',
    });
  }
  if (status === 'outdated') {
    return translate({
      id: 'offline.outdated',
      message: 'Saved; an update is available',
      description: 'State of a product that can be read offline but has changed since',
    });
  }
  if (status === 'partial') {
    return translate({
      id: 'offline.partial',
      message: 'Partly saved',
      description: 'State of a product of which only some pages can be read offline',
    });
  }
  return undefined;
}

const removeText = () =>
  translate({
    id: 'offline.remove',
    message: 'Remove',
    description: 'Button that removes a saved product from the device',
  });

/** What the first button of a row does. */
function mainAction(
  { entry: { id }, status, isGone }: Pack,
  store: PackStore,
): [string, () => unknown] {
  const save = () => store.save(id);
  const remove = (): [string, () => unknown] => [removeText(), () => store.remove(id)];
  switch (status) {
    case 'saving':
      return [
        translate({
          id: 'offline.stop',
          message: 'Stop',
          description: 'Button that stops saving a product for reading offline',
        }),
        () => store.stop(id),
      ];
    case 'partial':
      if (isGone) return remove();
      return [
        translate({
          id: 'offline.resume',
          message: 'Resume',
          description: 'Button that goes on saving a product for reading offline',
        }),
        save,
      ];
    case 'outdated':
      return [
        translate({
          id: 'offline.update',
          message: 'Update',
          description: 'Button that brings a saved product up to date',
        }),
        save,
      ];
    case 'saved':
      return remove();
    default:
      return [
        translate({
          id: 'offline.save',
          message: 'Save',
          description: 'Button that saves a product for reading offline',
        }),
        save,
      ];
  }
}

interface PackRowProps {
  pack: Pack;
  store: PackStore;
  language: string;
}

function PackRow({ pack, store, language }: PackRowProps) {
  const { entry, status, isGone } = pack;
  const id = `${idStart}-${entry.id}`;
  const [label, act] = mainAction(pack, store);
  const text = statusText(pack);
  const button = (part: string, name: string, action: () => unknown) => (
    <button
      type="button"
      id={`${id}-${part}`}
      className={styles.button}
      aria-labelledby={`${id}-${part} ${id}`}
      data-ga-event-category="offline"
      data-ga-event-action={entry.id}
      onClick={() => void action()}
    >
      {name}
    </button>
  );
  return (
    <li className={styles.row}>
      <span id={id} className={styles.name}>
        {entry.name}
      </span>
      {entry.files > 0 ? (
        <span className={styles.size}>
          {/* A text that begins with a number takes its direction from its letters. */}
          <bdi>
            {translate(
              {
                id: 'offline.size',
                message: '{size} · {count} pages',
                description: 'Size of a product that can be saved for reading offline',
              },
              { size: megabytes(entry.bytes, language), count: String(entry.pages) },
            )}
          </bdi>
        </span>
      ) : null}
      <span className={styles.buttons}>
        {/* One button, whatever it does, so that the focus stays. */}
        {button('main', label, act)}
        {(status === 'partial' && !isGone) || status === 'outdated'
          ? button('remove', removeText(), () => store.remove(entry.id))
          : null}
      </span>
      {status === 'saving' ? (
        <div
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(pack)}
          className={styles.track}
        >
          <div className={styles.bar} style={{ inlineSize: `${percent(pack)}%` }} />
        </div>
      ) : null}
      {text ? <span className={styles.status}>{text}</span> : null}
    </li>
  );
}

interface OfflinePacksProps {
  store: PackStore;
  /** Of the page, for numbers. */
  language: string;
}

/** The part of the settings in which a reader saves products on the device. */
export function OfflinePacks({ store, language }: OfflinePacksProps) {
  const { packs, list, event } = useSyncExternalStore(store.subscribe, store.getState);
  return (
    <div role="group" aria-labelledby={idStart} className={styles.packs}>
      <p id={idStart} className={styles.title}>
        {translate({
          id: 'offline.title',
          message: 'Read offline',
          description: 'Group of the settings: products that are saved on the device',
        })}
      </p>
      <p className={styles.status}>
        {list === 'unreachable'
          ? translate({
              id: 'offline.onlySaved',
              message: 'Offline, only saved pages are listed.',
              description: 'Above the products that are saved on the device',
            })
          : translate({
              id: 'offline.about',
              message: 'A saved product can be read and searched offline.',
              description: 'Above the products that can be saved on the device',
            })}
      </p>
      <ul className={styles.list}>
        {packs.map((pack) => (
          <PackRow key={pack.entry.id} pack={pack} store={store} language={language} />
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {event ? eventText(event) : null}
      </p>
    </div>
  );
}
