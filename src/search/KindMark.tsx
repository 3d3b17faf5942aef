import { translate } from '@docusaurus/Translate';
import { LineDrawing } from '../ui';
import type { FoundKind } from './rules/foundPages';
import styles from './SearchDialog.late.module.css';

const page = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';
const heading = 'M10 4L8 20M16 4l-2 16M5 9h15M4 15h15';
const symbol = 'M9 7l-5 5 5 5M15 7l5 5-5 5';
const row = 'M9 4c-3 0-1 7-4 8 3 1 1 8 4 8M15 4c3 0 1 7 4 8-3 1-1 8-4 8';

const drawings: Readonly<Record<FoundKind, string>> = {
  page,
  heading,
  component: symbol,
  hook: symbol,
  interface: symbol,
  theme: symbol,
  prop: row,
  slot: row,
  class: row,
  member: row,
  method: row,
  event: row,
  selector: row,
  error: 'M12 4L2.5 20h19zM12 10v4M12 17h.01',
};

function kindName(kind: FoundKind): string {
  switch (kind) {
    case 'page':
      return translate({
        id: 'search.kind.page',
        message: 'Page',
        description: 'What a search result is: a page',
      });
    case 'heading':
      return translate({
        id: 'search.kind.heading',
        message: 'Section',
        description: 'What a search result is: a section of a page',
      });
    case 'component':
      return translate({
        id: 'search.kind.component',
        message: 'Component',
        description: 'What a search result is: reference of a component',
      });
    case 'hook':
      return translate({
        id: 'search.kind.hook',
        message: 'Hook',
        description: 'What a search result is: reference of a hook',
      });
    case 'interface':
      return translate({
        id: 'search.kind.interface',
        message: 'Interface',
        description: 'What a search result is: reference of an interface',
      });
    case 'theme':
      return translate({
        id: 'search.kind.theme',
        message: 'Theme key',
        description: 'What a search result is: a key of the theme',
      });
    case 'prop':
      return translate({
        id: 'search.kind.prop',
        message: 'Prop',
        description: 'What a search result is: a prop',
      });
    case 'slot':
      return translate({
        id: 'search.kind.slot',
        message: 'Slot',
        description: 'What a search result is: a slot',
      });
    case 'class':
      return translate({
        id: 'search.kind.class',
        message: 'CSS class',
        description: 'What a search result is: a CSS class',
      });
    case 'member':
      return translate({
        id: 'search.kind.member',
        message: 'Field',
        description: 'What a search result is: a field of an interface',
      });
    case 'method':
      return translate({
        id: 'search.kind.method',
        message: 'Method',
        description: 'What a search result is: a method',
      });
    case 'event':
      return translate({
        id: 'search.kind.event',
        message: 'Event',
        description: 'What a search result is: an event',
      });
    case 'selector':
      return translate({
        id: 'search.kind.selector',
        message: 'Selector',
        description: 'What a search result is: a selector of the Data Grid',
      });
    case 'error':
      return translate({
        id: 'search.kind.error',
        message: 'Message',
        description: 'What a search result is: what an error or warning means',
      });
  }
}

/** Tells what a result is, by a drawing and a word. */
export function KindMark({ kind }: { kind: FoundKind }) {
  return (
    <span className={styles.kind}>
      <LineDrawing path={drawings[kind]} size={14} strokeWidth="2" />
      {kindName(kind)}
    </span>
  );
}
