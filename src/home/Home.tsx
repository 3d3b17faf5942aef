import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import booking from '@site/docs/_home/Booking.tsx?demo';
import files from '@site/docs/_home/Files.tsx?demo';
import harvest from '@site/docs/_home/Harvest.tsx?demo';
import month from '@site/docs/_home/Month.tsx?demo';
import { DemoStage } from '../demos';
import { useDocsConfig } from '../docsConfig';
import styles from './Home.module.css';

/** What each product is for, in a sentence. */
const purposes: Record<string, () => string> = {
  'material-ui': () =>
    translate({
      id: 'home.materialUi',
      message:
        'Buttons, fields, dialogs, navigation: the parts of an interface, in Material Design or in your own.',
      description: 'What Material UI is for',
    }),
  system: () =>
    translate({
      id: 'home.system',
      message: 'Layout and styling with the values of your theme, as props.',
      description: 'What MUI System is for',
    }),
  x: () =>
    translate({
      id: 'home.x',
      message: 'The advanced components: how they are installed, licensed and upgraded.',
      description: 'What the introduction of MUI X is for',
    }),
  'x-data-grid': () =>
    translate({
      id: 'home.dataGrid',
      message: 'Tables that sort, filter, edit, group, pivot and stay fast with 100,000 rows.',
      description: 'What the Data Grid is for',
    }),
  'x-date-pickers': () =>
    translate({
      id: 'home.datePickers',
      message: 'Dates, times and ranges, by keyboard or calendar, in any locale and time zone.',
      description: 'What the Date and Time Pickers are for',
    }),
  'x-charts': () =>
    translate({
      id: 'home.charts',
      message: 'Bars, lines, pies, gauges and more, that take their colors from your theme.',
      description: 'What Charts are for',
    }),
  'x-tree-view': () =>
    translate({
      id: 'home.treeView',
      message: 'Hierarchies to browse, select, rename and reorder.',
      description: 'What the Tree View is for',
    }),
};

function Showcase() {
  return (
    <div className={styles.showcase}>
      {/* Running components, but not a script before somebody uses one. */}
      <div className={styles.column}>
        <DemoStage demo={booking} height={151} occasion="use" className={styles.tile} />
        <DemoStage demo={harvest} height={196} occasion="use" className={styles.tile} />
      </div>
      <div className={styles.column}>
        <DemoStage demo={month} height={336} occasion="use" className={styles.tile} />
        <DemoStage demo={files} height={192} occasion="use" className={styles.tile} />
      </div>
    </div>
  );
}

/** The home page of the family. */
export function Home() {
  const { products } = useDocsConfig();
  return (
    <main id="main-content" className={styles.home}>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            <Translate id="home.title" description="Heading of the home page">
              React components, from the button to the data grid
            </Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="home.lead" description="Text below the heading of the home page">
              Guides with running examples for Material UI, MUI System and MUI X: in TypeScript or
              JavaScript, light or dark, and every one yours to copy.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary" to="/getting-started/installation/">
              <Translate id="home.start" description="First button of the home page">
                Get started
              </Translate>
            </Link>
            <Link className="button" to="/x/introduction/">
              <Translate id="home.startX" description="Second button of the home page">
                Explore MUI X
              </Translate>
            </Link>
          </p>
        </div>
        <Showcase />
      </div>
      <h2 className={styles.heading}>
        <Translate id="home.products" description="Heading of the product list on the home page">
          One family, one documentation
        </Translate>
      </h2>
      <ul className={styles.products}>
        {products.map(({ id, name, home, version }) => (
          <li key={id}>
            <Link to={home} className={styles.product}>
              <span className={styles.name}>
                {name} <span className={styles.version}>v{version}</span>
              </span>
              <span className={styles.purpose}>{purposes[id]?.()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
