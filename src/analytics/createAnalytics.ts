import { pageAddress } from '../navigation/rules/paths/pageAddress';
import { createCrashReporter, type CrashEnvironment } from './createCrashReporter';
import type { UserProperties } from './rules/userProperties';

/** What the tag's own script understands: a command and what goes with it. */
export type TagFunction = (command: string, ...details: unknown[]) => void;

/** A measurement of `web-vitals`. */
export interface Vital {
  name: string;
  id: string;
  value: number;
  delta: number;
}

/** What the site reports, whoever receives it. */
export interface Analytics {
  /** Something happened: in which part of the site, what, and to which one of its kind. */
  event: (category: string, action: string | null, label: string | null) => void;
  /** A page is shown; reported a moment later, and only the last of several at once. */
  pageView: (pathname: string) => void;
  /** How the reader sees the site; what has not changed since is not reported again. */
  reader: (properties: UserProperties) => void;
  vital: (vital: Vital) => void;
  /** A demo has thrown; reported once a day. */
  crash: (demo: string, thrown: unknown) => void;
}

export interface AnalyticsEnvironment extends Omit<CrashEnvironment, 'report'> {
  tag: TagFunction;
  /** The page that is shown: its title and meta tags. */
  document: Pick<Document, 'title' | 'querySelector'>;
  /** Runs a task when the head describes the page that is shown. Returns a function that cancels it. */
  later: (task: () => void) => () => void;
}

/** Reports through a tag function, beginning with the start itself. */
export function createAnalytics(
  id: string,
  { tag, document, later, ...environment }: AnalyticsEnvironment,
): Analytics {
  const known: UserProperties = {};
  let cancelPageView: (() => void) | undefined;

  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

  tag('js', environment.now());
  // Views are reported here: the tag's own would see addresses with language and fragment.
  tag('config', id, { send_page_view: false });

  return {
    event: (category, action, label) =>
      tag('event', category, { eventAction: action, eventLabel: label }),
    pageView: (pathname) => {
      cancelPageView?.();
      cancelPageView = later(() =>
        tag('event', 'page_view', {
          page_title: document.title,
          page_location: pageAddress(pathname),
          productId: meta('mui:productId'),
          productCategoryId: meta('mui:productCategoryId'),
        }),
      );
    },
    reader: (properties) => {
      for (const [name, value] of Object.entries(properties)) {
        if (known[name] !== value) {
          known[name] = value;
          tag('set', 'user_properties', { [name]: value });
        }
      }
    },
    vital: ({ name, id: metricId, value, delta }) =>
      tag('event', name, {
        value: delta,
        metric_label: 'Web Vitals',
        metric_value: value,
        metric_delta: delta,
        metric_id: metricId,
      }),
    crash: createCrashReporter({
      ...environment,
      report: ({ demo, version, error, frames }) =>
        tag('event', 'demo', {
          eventAction: 'crash',
          eventLabel: demo.replace(/^.*\//, ''),
          demoId: demo,
          demoVersion: version,
          errorName: error,
          // A value holds one frame, and no second one.
          ...Object.fromEntries(frames.map((frame, index) => [`stack${index + 1}`, frame])),
        }),
    }),
  };
}
